import { expect, test } from "vitest";
import { pickCoding } from "./encoding.ts";

const bytes = (size: number) => new Uint8Array(size);
const page = {
  type: "text/html",
  hash: "x",
  style: null,
  bodies: { identity: bytes(100), gzip: bytes(40), zstd: bytes(38), br: bytes(30) },
};

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate, zstd", "zstd"],
  ["gzip", "gzip"],
  ["br;q=0.1, gzip;q=0.9", "gzip"],
  ["br;q=0, *", "zstd"],
  ["*", "br"],
  ["identity", "identity"],
  ["gzip;q=0", "identity"],
  ["", "identity"],
  [undefined, "identity"],
  ["nonsense", "identity"],
])("Accept-Encoding: %s is answered with %s", (header, coding) => {
  expect(pickCoding(page, header)).toBe(coding);
});

test("a file without twins is sent as it is", () => {
  const picture = { type: "image/avif", hash: "x", style: null, bodies: { identity: bytes(10) } };
  expect(pickCoding(picture, "br, gzip")).toBe("identity");
});
