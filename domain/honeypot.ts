/** The extra field of both forms that people do not see: only programs fill it. */
export const honeypotField = "website";
