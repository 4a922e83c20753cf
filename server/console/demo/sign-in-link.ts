import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { SignIn } from "./agents.ts";

const headers = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" };

/**
 * Opens a listener on this machine alone, whose one address signs in at the desk with the password
 * that only this process has. The desk itself has no such address. Cookies belong to a host, not to a
 * port, so the browser takes the desk's cookie from here.
 */
export async function openSignInLink(deskUrl: string, { email, password }: SignIn) {
  const path = `/${randomBytes(32).toString("base64url")}`;
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://localhost:${port}${path}`,
    close(): void {
      server.close();
      server.closeAllConnections();
    },
  };

  async function respond(...[request, response]: Parameters<RequestListener>): Promise<void> {
    if (request.method !== "GET" || request.url !== path)
      return void response.writeHead(404, headers).end("Not found\n");
    const signedIn = await signIn().catch(() => null);
    const cookies = signedIn?.headers.getSetCookie() ?? [];
    if (!signedIn?.ok || cookies.length === 0)
      return void response.writeHead(503, headers).end("The desk does not answer. Try again.\n");
    response.writeHead(303, { ...headers, Location: deskUrl, "Set-Cookie": cookies }).end();
  }

  function signIn(): Promise<Response> {
    return fetch(`${deskUrl}/api/sign-in/password`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: deskUrl },
      body: JSON.stringify({ email, password }),
    });
  }
}
