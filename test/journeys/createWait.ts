/** What is seen of a thing that a person wants to reach; null while it is not on the page. */
export type Sight = 'ready' | 'disabled' | 'outOfView' | 'covered' | null;

/** Milliseconds that a person looks at something in the way before giving up. */
const COVERED = 4_000;

/**
 * How long a person waits for one thing. The answer says whether the person gives up at a time, in
 * milliseconds from the beginning of the wait, without those in which a thumb moved the page.
 *
 * Something in the way has a time of its own, which begins when it is seen there. On a slow network a thing
 * often appears late and under a docked bar, and has yet to be scrolled from there.
 *
 * @param patience milliseconds until it has to be there.
 */
export const createWait = (patience: number): ((sight: Sight, at: number) => boolean) => {
  let coveredSince: number | null = null;
  return (sight, at) => {
    if (sight !== 'covered') {
      coveredSince = null;
      return at > patience;
    }
    coveredSince ??= at;
    return at - coveredSince > COVERED;
  };
};
