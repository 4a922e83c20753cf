import { company } from "#content/company.ts";
import type { Address } from "#server/outbox/email-draft.ts";

export function teamAddress(address: string): Address {
  return { name: `${company.name} team`, address };
}

/** Where a visitor's reply goes. */
export function companyAddress(): Address {
  return { name: company.name, address: company.email };
}
