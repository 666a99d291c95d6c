import * as v from 'valibot';

const placeSchema = v.object({ line: v.number(), column: v.number() });

const mutantSchema = v.object({
  mutatorName: v.string(),
  replacement: v.optional(v.string(), ''),
  status: v.picklist([
    'Killed',
    'Timeout',
    'Survived',
    'NoCoverage',
    'CompileError',
    'RuntimeError',
    'Ignored',
    'Pending',
  ]),
  location: v.object({ start: placeSchema, end: placeSchema }),
});

type Mutant = v.InferOutput<typeof mutantSchema>;
type Place = v.InferOutput<typeof placeSchema>;

/** What the mutation tester writes, as far as it is read here. */
export const reportSchema = v.object({
  files: v.record(v.string(), v.object({ source: v.string(), mutants: v.array(mutantSchema) })),
});

type MutationReport = v.InferOutput<typeof reportSchema>;

const isKilled = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout';
const hasSurvived = ({ status }: Mutant): boolean =>
  status === 'Survived' || status === 'NoCoverage';

/**
 * The percentage of killed mutants. Mutants that could not be loaded, or that no single test can notice, do not count.
 */
const shareOf = (killed: number, survived: number): number =>
  killed + survived === 0 ? 100 : (100 * killed) / (killed + survived);

const LONGEST = 90;

const onOneLine = (code: string): string => {
  const line = code.replaceAll(/\s+/g, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
};

const codeBetween = (source: string, start: Place, end: Place): string => {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, i) =>
      line.slice(i === 0 ? start.column - 1 : 0, i === last ? end.column - 1 : line.length),
    )
    .join('\n');
};

const survivorLine = (
  file: string,
  source: string,
  { status, replacement, location: { start, end } }: Mutant,
): string =>
  `${file}:${start.line}  ${onOneLine(codeBetween(source, start, end))}  →  ${onOneLine(replacement)}` +
  (status === 'NoCoverage' ? '  (no test runs it)' : '');

const count = (mutants: readonly Mutant[], is: (one: Mutant) => boolean): number =>
  mutants.filter(is).length;

const scoreLine = (name: string, mutants: readonly Mutant[]): string => {
  const killed = count(mutants, isKilled);
  const survived = count(mutants, hasSurvived);
  const share = shareOf(killed, survived).toFixed(1);
  return `${name.padEnd(48)}${String(killed).padStart(6)} killed${String(survived).padStart(5)} survived${share.padStart(7)} %`;
};

const allMutants = ({ files }: MutationReport): readonly Mutant[] =>
  Object.values(files).flatMap(({ mutants }) => mutants);

/** The percentage of mutants that the tests noticed. */
export const killedShare = (report: MutationReport): number => {
  const mutants = allMutants(report);
  return shareOf(count(mutants, isKilled), count(mutants, hasSurvived));
};

/** What is printed: a line for each file and one for all, then each survivor with its place and the change. */
export const reportLines = (report: MutationReport): readonly string[] => {
  const files = Object.entries(report.files);
  const survivors = files.flatMap(([file, { source, mutants }]) =>
    mutants.filter(hasSurvived).map((mutant) => survivorLine(file, source, mutant)),
  );
  return [
    ...files.map(([file, { mutants }]) => scoreLine(file, mutants)),
    scoreLine('all', allMutants(report)),
    ...(survivors.length > 0 ? ['', 'Survivors:', ...survivors] : []),
  ];
};
