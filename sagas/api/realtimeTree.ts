import type { StreamEvent } from './realtime';

type Change = Extract<StreamEvent, { kind: 'changed' }>;
type Tree = Readonly<Record<string, unknown>>;

const asTree = (value: unknown): Tree =>
  typeof value === 'object' && value !== null ? (value as Tree) : {}; // checked just now

/** The tree with another value at a path; null removes the path. */
const withValueAt = (
  tree: unknown,
  [name, ...deeper]: readonly string[],
  data: unknown,
): unknown => {
  if (name === undefined) return data;
  const whole = asTree(tree);
  const value = withValueAt(whole[name], deeper, data);
  // Keeps the order of the keys.
  if (value !== null && value !== undefined) return { ...whole, [name]: value };
  const { [name]: _, ...others } = whole;
  return others;
};

/** The tree after a change of the stream. */
export const applyChange = (tree: unknown, { how, path, data }: Change): unknown => {
  const keys = path.split('/').filter(Boolean);
  if (how === 'put') return withValueAt(tree, keys, data);
  return Object.entries(asTree(data)).reduce(
    (patched, [name, value]) =>
      withValueAt(patched, [...keys, ...name.split('/').filter(Boolean)], value),
    tree,
  );
};
