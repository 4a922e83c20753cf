import { expect, test } from "vitest";
import { pickEncoding } from "./content-encoding.ts";

const bytes = (size: number) => new Uint8Array(size);
const page = {
  type: "text/html",
  hash: "x",
  bodies: { identity: bytes(100), gzip: bytes(40), br: bytes(30) },
};

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate, zstd", "gzip"],
  ["gzip", "gzip"],
  ["br;q=0.1, gzip;q=0.9", "gzip"],
  ["br;q=0, *", "gzip"],
  ["*", "br"],
  ["identity", "identity"],
  ["gzip;q=0", "identity"],
  ["", "identity"],
  [undefined, "identity"],
  ["nonsense", "identity"],
])("Accept-Encoding: %s is answered with %s", (header, encoding) => {
  expect(pickEncoding(page, header)).toBe(encoding);
});

test("a file without twins is sent as it is", () => {
  const picture = { type: "image/avif", hash: "x", bodies: { identity: bytes(10) } };
  expect(pickEncoding(picture, "br, gzip")).toBe("identity");
});
