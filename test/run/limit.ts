/** Waits for work to come to its end, and fails with this reason when it takes longer than so many milliseconds. */
export const withinLimit = <Result>(
  milliseconds: number,
  work: Promise<Result>,
  reason: string,
): Promise<Result> =>
  new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error(reason)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(limit));
  });
