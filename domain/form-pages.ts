/** The pages that hold a form: each takes its form's native post. */
export const formPages = ["/booking", "/contact"] as const;
