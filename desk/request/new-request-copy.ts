import { z } from "zod";
import { browserStorage, createLocalCopy } from "#desk/api/browser-storage.ts";
import { shownAccount } from "#desk/api/client.ts";
import { takenSources } from "#domain/form.ts";

export const blank = {
  cellPhone: "",
  name: "",
  email: "",
  pickup: "",
  pickupAddress: "",
  dropoffAddress: "",
  passengers: "",
  vehicleType: "",
};

const typedSchema = z.object({
  cellPhone: z.string(),
  name: z.string(),
  email: z.string(),
  pickup: z.string(),
  pickupAddress: z.string(),
  dropoffAddress: z.string(),
  passengers: z.string(),
  vehicleType: z.string(),
  source: z.enum(takenSources),
  agreeToTerms: z.boolean(),
  /** Identifies this request, so that a retry does not store it twice. */
  key: z.uuid(),
  /** The request already stored under this key with other text; the typed text is not stored. */
  savedAs: z.string().nullable().default(null),
});

export type Typed = z.output<typeof typedSchema>;

/** Typed but unsaved text, by account, because a browser may be shared. */
export function newRequestCopy() {
  return createLocalCopy(`${shownAccount()?.id ?? ""}-new`, typedSchema, browserStorage());
}

export function startForm(): Typed {
  return newRequestCopy().read() ?? blankForm();
}

export function blankForm(): Typed {
  return {
    ...blank,
    source: "phone",
    agreeToTerms: false,
    key: crypto.randomUUID(),
    savedAs: null,
  };
}
