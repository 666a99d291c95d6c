import * as v from 'valibot';
import { killedShare, reportLines, reportSchema } from './report';

const SOURCE = `const isPaid = (status: string) =>
  status === 'PAID' && // of the whole bill
  status !== '';
`;

const mutant = (
  status: string,
  from: readonly [number, number],
  to: readonly [number, number],
) => ({
  ...{ id: '1', mutatorName: 'ConditionalExpression', replacement: 'true', status },
  location: {
    start: { line: from[0], column: from[1] },
    end: { line: to[0], column: to[1] },
  },
});

const reportWith = (...statuses: readonly string[]) =>
  v.parse(reportSchema, {
    files: {
      'store/a.ts': {
        source: SOURCE,
        mutants: statuses.map((status) => mutant(status, [2, 3], [2, 20])),
      },
      'store/b.ts': { source: SOURCE, mutants: [mutant('Killed', [2, 3], [3, 16])] },
    },
  });

describe('The report of a mutation run', () => {
  it.each([
    ['all that is noticed', ['Killed', 'Timeout'], 100],
    ['what no test notices, or runs', ['Survived', 'NoCoverage'], 100 / 3],
    ['neither what is left out nor what cannot be loaded', ['Ignored', 'RuntimeError'], 100],
  ])('Its share counts %s', (_, statuses, share) => {
    expect(killedShare(reportWith(...statuses))).toBeCloseTo(share);
  });

  it('It has a line for each file, one for all, and each survivor with its place and change', () => {
    expect(reportLines(reportWith('Killed', 'Survived', 'NoCoverage'))).toEqual([
      expect.stringMatching(/^store\/a\.ts +1 killed +2 survived +33\.3 %$/),
      expect.stringMatching(/^store\/b\.ts +1 killed +0 survived +100\.0 %$/),
      expect.stringMatching(/^all +2 killed +2 survived +50\.0 %$/),
      '',
      'Survivors:',
      "store/a.ts:2  status === 'PAID'  →  true",
      "store/a.ts:2  status === 'PAID'  →  true  (no test runs it)",
    ]);
  });

  it('A survivor of several lines is printed on one', () => {
    const { files } = reportWith();
    const report = {
      files: { b: { source: SOURCE, mutants: files['store/b.ts']?.mutants ?? [] } },
    };
    for (const one of report.files.b.mutants) one.status = 'Survived';
    expect(reportLines(report).at(-1)).toBe(
      "b:2  status === 'PAID' && // of the whole bill status !== ''  →  true",
    );
  });

  it('Without a survivor none are listed', () => {
    expect(reportLines(reportWith('Killed'))).toHaveLength(3);
  });
});
