import { expect, test } from "vitest";
import { isFatal } from "./errors.ts";

test.each([
  ["IOERR_WRITE", 778],
  ["IOERR_FSYNC", 1034],
  ["IOERR_DIR_FSYNC", 1290],
  ["IOERR_READ", 266],
  ["CORRUPT", 11],
  ["CORRUPT_INDEX", 779],
  ["NOTADB", 26],
  ["READONLY_DBMOVED", 1032],
])("%s stops the process", (_, code) => expect(isFatal(code)).toBe(true));

test.each([
  ["FULL", 13],
  ["BUSY", 5],
  ["READONLY", 8],
  ["CONSTRAINT_PRIMARYKEY", 1555],
  ["IOERR_SHMSIZE", 4874],
  ["IOERR_NOMEM", 3082],
  ["CORRUPT_VTAB", 267],
  ["CANTOPEN", 14],
])("%s does not", (_, code) => expect(isFatal(code)).toBe(false));
