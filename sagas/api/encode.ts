type Fields = Readonly<Record<string, unknown>>;

const present = (fields: Fields): [string, unknown][] =>
  Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);

/** `a=1&b=2`, or false for an empty object (specification §5). Fields without a value are left out. */
export const toQueryString = (fields: Fields): string | false => {
  const entries = present(fields);
  if (entries.length === 0) return false;
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
};

/** Multipart form data, or false for an empty object (specification §5). A list sends its name once for each item. */
export const toFormData = (fields: Fields): FormData | false => {
  const entries = present(fields);
  if (entries.length === 0) return false;
  const form = new FormData();
  for (const [name, value] of entries)
    for (const item of Array.isArray(value) ? value : [value])
      form.append(name, item instanceof Blob ? item : String(item));
  return form;
};
