import { once } from "node:events";
import { connect, createServer, type AddressInfo } from "node:net";

/**
 * Stands between a client and PostgreSQL, and cuts the connection at a statement of the client's.
 * @param statement such as COMMIT
 * @param when      before PostgreSQL hears of it, or once it has answered
 */
export async function startCuttingProxy(
  url: string,
  statement: string,
  when: "before" | "after" | "never",
) {
  const target = new URL(url);
  const proxy = createServer((client) => {
    const server = connect(Number(target.port), target.hostname);
    let cutsAtAnswer = false;
    const cut = () => {
      client.destroy();
      server.destroy();
    };
    client.on("error", cut).on("close", cut);
    server.on("error", cut).on("close", cut);
    client.on("data", (bytes) => {
      const isMet = when !== "never" && bytes.includes(`${statement}\0`);
      if (isMet && when === "before") return cut();
      cutsAtAnswer ||= isMet;
      return server.write(bytes);
    });
    server.on("data", (bytes) => (cutsAtAnswer ? cut() : client.write(bytes)));
  }).listen(0, "127.0.0.1");
  await once(proxy, "listening");
  const through = new URL(url);
  through.port = String((proxy.address() as AddressInfo).port);
  return { url: through.href, close: () => void proxy.close() };
}
