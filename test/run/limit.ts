/** Waits for work to come to its end, and fails with this reason when it takes longer than so many milliseconds; a function says what had come about by then. */
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
