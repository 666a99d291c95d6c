/** Milliseconds before code that did not arrive is asked for once more. */
const PAUSE = 600;

/** A patchy network loses single requests; the browser fetches a lost chunk again when asked again. */
export const secondChance = async <Value>(load: () => Promise<Value>): Promise<Value> => {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    return load();
  }
};
