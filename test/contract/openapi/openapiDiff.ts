type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The contents of the document's named parts, by their names. */
type Facts = ReadonlyMap<string, unknown>;

/** The leaves of a value by their path; an empty list or object is a leaf of its own. */
const leavesOf = (value: unknown, at: string): [string, unknown][] => {
  const entries = isObject(value) ? Object.entries(value) : [];
  if (entries.length === 0) return [[at, value]];
  return entries.flatMap(([key, inner]) => leavesOf(inner, at === '' ? key : `${at}.${key}`));
};

const METHODS = ['get', 'put', 'post'];

/** Names operations "GET /path" and components "schemas Name"; each field of a schema is listed separately. */
const factsOf = (document: Json): Facts => {
  const { paths, components, ...head } = document;
  const facts = new Map<string, unknown>([['document', head]]);
  for (const [path, item] of inner(paths))
    for (const [key, value] of inner(item))
      facts.set(METHODS.includes(key) ? `${key.toUpperCase()} ${path}` : `${path} ${key}`, value);
  for (const [kind, parts] of inner(components))
    for (const [name, part] of inner(parts)) {
      const { properties, ...rest } = isObject(part) ? part : { value: part };
      facts.set(`${kind} ${name}`, rest);
      for (const [field, schema] of inner(properties))
        facts.set(`${kind} ${name}.${field}`, schema);
    }
  return facts;
};

const inner = (value: unknown): [string, unknown][] =>
  isObject(value) ? Object.entries(value) : [];

const changesIn = (before: unknown, after: unknown): string => {
  const [old, now] = [new Map(leavesOf(before, '')), new Map(leavesOf(after, ''))];
  const paths = [...new Set([...old.keys(), ...now.keys()])];
  const differing = paths.filter(
    (at) => JSON.stringify(old.get(at)) !== JSON.stringify(now.get(at)),
  );
  return differing.map((at) => at || 'value').join(', ');
};

/** What differs between two versions of a document, one line for each operation, component or field. */
export const openapiDiff = (before: Json, after: Json): readonly string[] => {
  const [old, now] = [factsOf(before), factsOf(after)];
  const names = [...new Set([...old.keys(), ...now.keys()])].sort();
  return names.flatMap((name) => {
    if (!old.has(name)) return [`added    ${name}`];
    if (!now.has(name)) return [`removed  ${name}`];
    const changes = changesIn(old.get(name), now.get(name));
    return changes === '' ? [] : [`changed  ${name}: ${changes}`];
  });
};
