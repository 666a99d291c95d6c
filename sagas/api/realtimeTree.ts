import type { StreamEvent } from './realtime';

type Change = Extract<StreamEvent, { kind: 'changed' }>;
type Tree = Readonly<Record<string, unknown>>;

const asTree = (value: unknown): Tree =>
  typeof value === 'object' && value !== null ? (value as Tree) : {}; // checked just now

/** The same tree with another value at a path. null takes away what stood there. */
const withValueAt = (
  tree: unknown,
  [name, ...deeper]: readonly string[],
  data: unknown,
): unknown => {
  if (name === undefined) return data;
  const whole = asTree(tree);
  const value = withValueAt(whole[name], deeper, data);
  // In its own place, so that nothing changes its order.
  if (value !== null && value !== undefined) return { ...whole, [name]: value };
  const { [name]: _, ...others } = whole;
  return others;
};

/** What stands in the database after a change of which its stream told. */
export const applyChange = (tree: unknown, { how, path, data }: Change): unknown => {
  const place = path.split('/').filter(Boolean);
  if (how === 'put') return withValueAt(tree, place, data);
  return Object.entries(asTree(data)).reduce(
    (patched, [name, value]) =>
      withValueAt(patched, [...place, ...name.split('/').filter(Boolean)], value),
    tree,
  );
};
