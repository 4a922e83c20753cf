const timeoutMs = 1000;
/** However often it is asked, the disk is written to only so often. */
const sharedMs = 250;

/**
 * Tells whether the database stores something, by storing something.
 * @param write resolves once it is on disk
 * @returns true if that took less than a second
 */
export function createReadiness(write: () => Promise<unknown>): () => Promise<boolean> {
  let last: { time: number; answer: Promise<boolean> } | null = null;
  return function isReady() {
    const time = performance.now();
    if (last === null || time - last.time > sharedMs) last = { time, answer: succeeds(write()) };
    return last.answer;
  };
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), timeoutMs);
  work.then(
    () => resolve(true),
    () => resolve(false),
  );
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
  }
}
