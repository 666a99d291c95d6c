/** Milliseconds between the two tries. */
const PAUSE = 600;

/** Tries a second time, because a weak network loses single requests. */
export const secondChance = async <Value>(load: () => Promise<Value>): Promise<Value> => {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return load();
  }
};
