import type { Context } from "hono";
import type { HttpEnvironment } from "#server/http/environment.ts";

/** @returns null if the body is no form */
export async function readForm(c: Context<HttpEnvironment>): Promise<FormData | null> {
  const headers = { "Content-Type": c.req.header("content-type") ?? "" };
  try {
    return await new Response(Buffer.from(c.var.body), { headers }).formData();
  } catch {
    return null;
  }
}
