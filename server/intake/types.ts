export type { Mark as Flag, Intake, IntakeAnswer as IntakeResult } from "./intake.ts";
