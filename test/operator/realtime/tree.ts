/** The children of a place in the database, by name. */
export type Tree = Readonly<Record<string, unknown>>;

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null;

/** The value at a place; null without one. */
export const nodeAt = (tree: unknown, place: readonly string[]): unknown =>
  place.reduce((at, name) => (isTree(at) ? at[name] : null), tree) ?? null;

/** The tree with another value at a place. null deletes the value, and a place without children is deleted too. */
export const withNodeAt = (
  tree: unknown,
  [name, ...deeper]: readonly string[],
  value: unknown,
): unknown => {
  if (name === undefined) return value;
  const { [name]: child, ...others } = isTree(tree) ? tree : {};
  const next = withNodeAt(child, deeper, value);
  const whole = next === null ? others : { ...others, [name]: next };
  return Object.keys(whole).length === 0 ? null : whole;
};
