import { connect, type Socket } from "node:net";
import { quantile } from "./part.ts";

/**
 * Asks for one address over and over on several connections.
 * Speaks HTTP by hand, because a client that does more would be what is measured.
 */
export async function load(address: string, connections: number, seconds: number) {
  const url = new URL(address);
  const request = `GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nAccept-Encoding: br, gzip\r\n\r\n`;
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, () => client()));
  return {
    perSecond: times.length / seconds,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
  };

  async function client(): Promise<void> {
    let socket = open();
    let left = 900;
    while (performance.now() < end) {
      // Servers end a connection after so many requests; a new one is part of the work.
      if (left-- === 0) {
        socket.destroy();
        socket = open();
        left = 900;
      }
      const started = performance.now();
      await ask(socket);
      times.push(performance.now() - started);
    }
    socket.destroy();
  }

  function open(): Socket {
    return connect(Number(url.port) || 80, url.hostname).setNoDelay();
  }

  function ask(socket: Socket): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    let need = -1;
    let have = 0;
    const listen = (chunk: Buffer) => {
      have += chunk.length;
      if (need < 0) {
        const head = chunk.indexOf("\r\n\r\n");
        const length = /content-length: (\d+)/i.exec(chunk.subarray(0, head).toString("latin1"));
        if (!length) return reject(new Error("An answer without its length cannot be measured"));
        need = head + 4 + Number(length[1]);
      }
      if (have < need) return;
      socket.off("data", listen);
      socket.off("error", reject);
      resolve();
    };
    socket.on("data", listen);
    socket.once("error", reject);
    socket.write(request);
    return promise;
  }
}
