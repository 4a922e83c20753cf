import { z } from "zod";
import { browserStorage, keepLocally } from "#desk/api/browser-storage.ts";
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
  /** Of this request: a repeat is not stored twice. */
  key: z.uuid(),
  /** The request that the key has stored with other words; what is typed is not stored. */
  savedAs: z.string().nullable().default(null),
});

export type Typed = z.output<typeof typedSchema>;

/** What was typed and not saved: by whom, because a browser may be shared. */
export function newRequestCopy() {
  return keepLocally(`${shownAccount()?.id ?? ""}-new`, typedSchema, browserStorage());
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
