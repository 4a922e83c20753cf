import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { finishedFile, pickEncoding, readRange } from "./serve-file.ts";

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
  ["*;q=0.5, gzip", "gzip"],
  ["br;q=0.5, identity", "identity"],
  ["BR", "br"],
  ["identity", "identity"],
  ["gzip;q=0", "identity"],
  ["", "identity"],
  [undefined, "identity"],
  ["nonsense", "identity"],
])("Accept-Encoding: %s is answered with %s", (header, encoding) => {
  expect(pickEncoding(page, header)).toBe(encoding);
});

test("a file without compressed copies is sent as it is", () => {
  const picture = { type: "image/avif", hash: "x", bodies: { identity: bytes(10) } };
  expect(pickEncoding(picture, "br, gzip")).toBe("identity");
});

test.each([
  ["bytes=0-1", { first: 0, last: 1 }],
  ["bytes=90-", { first: 90, last: 99 }],
  ["bytes=90-500", { first: 90, last: 99 }],
  ["bytes=-10", { first: 90, last: 99 }],
  ["bytes=-500", { first: 0, last: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-4", null],
  ["bytes=0-1,4-5", null],
  ["lines=1-2", null],
  [undefined, null],
])("%s of 100 bytes", (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});

test("a text that was finished after the build gets a build's compression when it is asked for", async () => {
  const text = Array.from({ length: 2000 }, (_, index) => `<p>${index * index}</p>`).join("\n");
  const file = finishedFile(text);
  const { br: quick, gzip = new Uint8Array() } = file.bodies;
  expect(gunzipSync(gzip).toString()).toBe(text);
  expect(brotliDecompressSync(quick!).toString()).toBe(text);
  await file.improve?.();
  expect(file.improve).toBeUndefined();
  expect(Buffer.from(file.bodies.br!)).toEqual(brotliCompressSync(text));
  expect(file.bodies.br!.byteLength).toBeLessThan(quick!.byteLength);
});
