import { readFileSync } from 'node:fs';

/** A declaration that is exported: its name, or the names that are taken out of an object. */
const EXPORTED =
  /^export (?:(?:declare |async |abstract )*(?:const|let|function\*?|class|interface|type|enum) (\w+)|const \{([^}]*)\} =)(.*)/gm;

/** Whether the declaration is a lazy part, which has the same name as the component that it loads. */
const isLazyPart = (rest: string): boolean => /^ = lazy(?:Part|Screen)\b/.test(rest);

/** Folders whose files export the same names because each treats another subject in the same way. */
const ALIKE = ['src/translations/', 'src/gallery/examples/', 'test/contract/guideExamples/'];

/** Names that two files export on purpose. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  CheckTimes: 'the component shows what the type holds',
  startWorker: 'the stand-in replaces the module of that name in tests',
};

const namesIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(EXPORTED)].flatMap(([, name, list = '', rest = '']) => {
    if (name !== undefined) return isLazyPart(rest) ? [] : [name];
    return list.split(',').flatMap((one) => one.split(':').at(-1)?.trim() || []);
  });

/** Names that two files export for different things: one word has one meaning. */
export const sharedNames = (files: readonly string[]): readonly string[] => {
  const owners = new Map<string, string[]>();
  for (const file of files.filter((one) => !ALIKE.some((folder) => one.startsWith(folder))))
    for (const name of new Set(namesIn(file)))
      owners.set(name, [...(owners.get(name) ?? []), file]);
  return [...owners]
    .filter(([name, found]) => found.length > 1 && !(name in EXCEPTIONS))
    .map(([name, found]) => `${name} in ${found.join(' and ')}`);
};
