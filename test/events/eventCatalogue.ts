import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { type Definition, definitionsIn } from './definitions';

const ROOT = path.resolve(__dirname, '../..');
export const EVENTS_FILE = path.join(ROOT, 'store/EVENTS.md');

const HEAD = `# Events

Every event of the portal, by the name under which Redux DevTools, a support file and a
recorded flow show it. A flow is four events: \`…Requested\` asks for it, and a saga answers with
\`…Succeeded\` or \`…Failed\`; \`…Cancelled\` says that the result is no longer wanted. A failed flow always carries a
\`Failure\` (\`store/core/failure.ts\`). A recording also has \`@@INIT\`, with which a page begins, and
\`persist/…\`, with which redux-persist keeps the session in the browser.

Written by \`npm run tool -- events\` from the code; a test fails when it is no longer what the code says.
`;

interface Source {
  readonly file: string;
  readonly text: string;
}

/**
 * The catalogue of all events as Markdown: domain by domain, each with what it carries, who sends it and who handles
 * it.
 */
export const eventCatalogue = (): string => {
  const sources = ['store', 'sagas', 'src'].flatMap(sourcesIn);
  const definitions = sources
    .filter(({ file }) => file.startsWith('store/'))
    .flatMap(({ file, text }) => definitionsIn(parsed(path.join(ROOT, file), text), ROOT));
  const domains = [...new Set(definitions.map(domainOf))].sort();
  const sections = domains.map((domain) =>
    sectionOf(
      domain,
      definitions.filter((one) => domainOf(one) === domain),
      sources,
    ),
  );
  return [HEAD, ...sections].join('\n');
};

const sourcesIn = (folder: string): readonly Source[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .sort()
    .map((name) => {
      const file = path.join(folder, name);
      return { file, text: readFileSync(path.join(ROOT, file), 'utf8') };
    });

const parsed = (file: string, text: string): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

const domainOf = ({ name }: Definition): string => name.split('/')[0] ?? name;

const sectionOf = (
  domain: string,
  definitions: readonly Definition[],
  sources: readonly Source[],
): string => {
  const rows = [...definitions]
    .sort((one, other) => one.name.localeCompare(other.name))
    .map((one) => rowOf(one, sources));
  return [
    `## ${domain}\n`,
    '| Event | Carries | Said by | Heard by | What it means |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
};

const rowOf = (one: Definition, sources: readonly Source[]): string => {
  const name = one.kind === 'flow' ? `\`${one.name}…\` (flow)` : `\`${one.name}\``;
  const carries = [
    one.carries && `\`${one.carries}\``,
    one.brings && `brings \`${one.brings}\``,
  ].filter(Boolean);
  const cells = [
    name,
    carries.join(', ') || '–',
    places(dispatchers(one, sources)),
    places(heard(one, sources)),
    one.means || '–',
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
};

const dispatchers = (one: Definition, sources: readonly Source[]): readonly string[] =>
  filesWhere(one, sources, (name) =>
    one.kind === 'flow'
      ? new RegExp(`\\b${name}(?: : \\w+)?\\)?\\.(?:requested|cancelled)\\(`)
      : new RegExp(`(?<!(?:addCase|take\\w*|latest|leading|queued)\\()\\b${name}\\(`),
  );

const heard = (one: Definition, sources: readonly Source[]): readonly string[] => {
  const phase = one.kind === 'flow' ? '(?:\\.\\w+)?' : '';
  const named = filesWhere(
    one,
    sources,
    (name) =>
      new RegExp(
        `(?:addCase|latest|leading|queued|take\\w*|isAnyOf|race)(?:<[^>]*>)?\\(\\s*\\[?(?:[\\w.,\\s]*,\\s*)?${name}${phase}\\b|\\b${name}${phase}\\.match\\(|expired: take\\(${name}`,
      ),
  );
  const isOfSlice = !/createAction|defineFlow/.test(definitionIn(one, sources));
  return [...new Set([...(isOfSlice ? [one.file] : []), ...named])];
};

/** The function that makes an event, such as `createAction`; empty for an event that is a reducer of its slice. */
const definitionIn = ({ file, identifier }: Definition, sources: readonly Source[]): string =>
  new RegExp(`const ${identifier} =\\s*(\\w+)`).exec(
    sources.find((source) => source.file === file)?.text ?? '',
  )?.[1] ?? '';

/**
 * The files in which the pattern matches the event. The same name imported from another file stands for something else.
 */
const filesWhere = (
  { identifier, file }: Definition,
  sources: readonly Source[],
  patternOf: (name: string) => RegExp,
): readonly string[] =>
  sources
    .filter((source) => {
      const name = source.file === file ? identifier : nameIn(source, identifier, file);
      return name !== null && patternOf(name).test(source.text);
    })
    .map((source) => source.file);

/** What a file calls an event that another file defines; null when it does not import it from there. */
const nameIn = ({ file, text }: Source, identifier: string, from: string): string | null => {
  const target = from.replace(/\.tsx?$/, '');
  for (const [, names = '', address = ''] of text.matchAll(/import \{([^}]*)\} from '([^']+)'/g)) {
    if (path.join(path.dirname(file), address) !== target) continue;
    const found = new RegExp(`\\b${identifier}\\b(?: as (\\w+))?`).exec(names);
    if (found) return found[1] ?? identifier;
  }
  return null;
};

/** Lists files and not lines, so that a moved line changes nothing. */
const places = (files: readonly string[]): string =>
  files.length === 0
    ? '–'
    : [...files]
        .sort()
        .map((file) => `\`${file}\``)
        .join(', ');
