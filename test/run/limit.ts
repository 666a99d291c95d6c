/**
 * Waits for work to end, and fails with the reason when that takes longer than the given milliseconds. A reason
 * that depends on the progress of the work is a function, which is called at that moment.
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
