/**
 * Heaviest first. A weight is text on the wire and is compared as a number (specification §9);
 * what has no readable weight comes last, in the order it came in.
 */
export const sortByWeight = <Weighed extends { readonly weight: string }>(
  items: readonly Weighed[],
): readonly Weighed[] =>
  [...items].sort((a, b) => {
    const [left, right] = [weightOf(a), weightOf(b)];
    return left === right ? 0 : right - left;
  });

const weightOf = ({ weight }: { readonly weight: string }): number => {
  const number = Number.parseFloat(weight);
  return Number.isFinite(number) ? number : -Infinity;
};
