/** The work did not finish within its limit. If it finishes later, its result is ignored. */
export class TimeLimitError extends Error {}

/**
 * The result of the work, if it finishes in time. `limit` is in milliseconds.
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
