/** What a person sees of an element that is to be reached; null while it is not on the page. */
export type Sight = 'ready' | 'disabled' | 'outOfView' | 'covered' | null;

/** Milliseconds for which a person looks at a covered element before giving up. */
const COVERED = 4_000;

/**
 * How long a person waits for one element. The returned function says whether the person gives up at a time, in
 * milliseconds from the beginning of the wait, without the time in which a thumb moved the page.
 *
 * A covered element has its own time limit, which begins when it is first seen covered. On a slow network an
 * element often appears late and under a docked bar, and still has to be scrolled from there.
 *
 * @param patience milliseconds until the element must be there.
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
