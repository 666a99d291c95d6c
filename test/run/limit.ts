/**
 * Waits for work to end, and fails with this reason when it takes longer than so many milliseconds. A reason that
 * depends on how far the work had come is a function, called at that moment.
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
