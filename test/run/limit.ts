/**
 * Waits for work to end, and fails with the reason when that takes longer than the given milliseconds. When the reason
 * depends on the progress of the work, it is a function, which is called at that moment.
 */
export const withinLimit = <Result>(
  milliseconds: number,
  work: Promise<Result>,
  reason: string | (() => string),
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const limit = setTimeout(
      () => reject(new Error(typeof reason === 'string' ? reason : reason())),
      milliseconds,
    );
    work.then(resolve, reject).finally(() => clearTimeout(limit));
  });
