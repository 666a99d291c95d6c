/**
 * Sorts items by weight, heaviest first. Among items of equal weight, those for which `isOfFirstKind` is true come
 * first; otherwise their order stays. The operator sends weights as text, but they are compared as numbers
 * (specification §9). Items without a readable weight come last.
 */
export const sortByWeight = <Weighed extends { readonly weight: string }>(
  items: readonly Weighed[],
  isOfFirstKind: (item: Weighed) => boolean = () => true,
): readonly Weighed[] =>
  [...items].sort((a, b) => {
    const [left, right] = [weightOf(a), weightOf(b)];
    return left === right ? Number(isOfFirstKind(b)) - Number(isOfFirstKind(a)) : right - left;
  });

const weightOf = ({ weight }: { readonly weight: string }): number => {
  const number = Number.parseFloat(weight);
  return Number.isFinite(number) ? number : -Infinity;
};
