import { z } from "zod";
import { serviceChoices } from "./choices.ts";
import { choice, email, line, paragraphs, requiredLine } from "./fields.ts";
import { limits } from "./limits.ts";

export const contactSchema = z.object({
  firstName: requiredLine("First name", limits.firstName),
  lastName: requiredLine("Last name", limits.lastName),
  email: email("Email", limits.email),
  phone: line("Phone", limits.phone).default(""),
  service: choice(
    "Service",
    serviceChoices.map((service) => service.value),
  ).default(""),
  message: paragraphs("Message", limits.message).default(""),
});

export type ContactMessage = z.output<typeof contactSchema>;

export type ContactField = keyof ContactMessage;
