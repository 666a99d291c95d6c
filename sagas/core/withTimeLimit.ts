/** The work took longer than it was given. It may still end, and nobody waits for it. */
export class TimeLimitError extends Error {}

/**
 * The result of the work, if it comes in time. `limit` is in milliseconds.
 *
 * @throws TimeLimitError
 */
export const withTimeLimit = async <Value>(work: Promise<Value>, limit: number): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeLimitError(`No result after ${limit} ms`)), limit);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
