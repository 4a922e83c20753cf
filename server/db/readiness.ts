const timeoutMs = 1000;
/** How long an answer is reused, so that a flood of health checks rarely writes to the disk. */
export const sharedMs = 250;

/** True if a write succeeds within a second. */
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
