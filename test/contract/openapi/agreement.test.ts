import fc from 'fast-check';
import * as v from 'valibot';
import { answers, type CallName } from '../../../store/wire/answers';
import { unreadableRowsOf } from '../../../store/wire/lenientReaders';
import { answerExamples } from './answerExamples';
import { contractReader } from './openapiReader';
import { leniencyInWords, lenientCalls, rulesInWords } from './openapiRules';
import { type Leniency, strictReading } from './wireForms';

const calls = Object.keys(answers) as CallName[]; // Object.keys forgets the names
const ANSWERS = 200;
const SEED = 20_261;
/** A seed cannot be shrunk, so the first failure is shown as it is. */
const runs = { numRuns: ANSWERS, seed: SEED, endOnFailure: true };

/** The seeds of some answers that have all their optional fields. Every place of these answers is changed. */
const CHANGED = [1, 2, 3];

const seeds = fc.nat(10_000_000);

const REMOVED = Symbol('the field is removed');
/** Values at the borders of the rules for amounts, currencies, ids, addresses, lists and objects. */
// prettier-ignore
const REPLACEMENTS: readonly unknown[] = [
  REMOVED, null, '', ' ', '\t\n', true, false, [], {}, [[]], [null], [{}], { 0: 'a' },
  0, -0, 0.01, 0.1, 499.5, -85.5, 0.001, 499.001, 999_999_999_999.99, 1e12, -1e12, 1e21, 1e-7,
  '0', '0.00', '-0', '-0.00', '-85.50', '499', '499.5', ' 499.00 ', '499.10000', '499.001', '499.', '.5', '+1', '1e3', '1,499.00',
  '₹499', '999999999999.99', '1000000000000', '0000000000001', '00.10',
  'INR', 'inr', 'InR', 'USD', 'INR ', 'ınr', '---',
  '/pay', '//evil.example', '/\\evil.example', 'https://pay.example.com/', ' HTTPS://pay.example.com', 'javascript:alert(1)', 'https:/x',
  'upi://pay?pa=a@b', ' upi://pay?', 'UPI://pay?', 'UPI://PAY?', 'upi://pay/?', 'upi://pay//?', 'upi://mandate?', 'upi://pay', 'upi://payment?', 'intent://pay',
];

type Path = readonly (string | number)[];

const pathsIn = (value: unknown, at: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...at, key]))];
};

const replaced = (value: unknown, [step, ...rest]: Path, by: unknown): unknown => {
  if (step === undefined) return by === REMOVED ? null : by;
  const inner = (value as Record<string, unknown>)[step]; // a path leads through objects only
  if (rest.length === 0 && by === REMOVED && !Array.isArray(value))
    return Object.fromEntries(Object.entries(value as object).filter(([key]) => key !== step));
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  return Object.assign(copy, { [step]: replaced(inner, rest, by) });
};

/** Every copy of an answer in which one place is replaced by one of the border values. */
const changesOf = function* (body: unknown): Generator<unknown> {
  for (const path of pathsIn(body)) for (const by of REPLACEMENTS) yield replaced(body, path, by);
};

/** The body as JSON carries it. */
const sent = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

const expectAlike = (
  call: CallName,
  seed: number,
  body: unknown,
  [one, other]: [boolean, boolean],
) => {
  if (one !== other)
    throw new Error(
      `${call}, seed ${seed}: the contract ${one ? 'accepts' : 'refuses'} and the portal ${other ? 'reads' : 'refuses'}\n${JSON.stringify(body)}`,
    );
};

describe.each(calls.map((call) => ({ call })))('The contract about $call', ({ call }) => {
  const contract = contractReader(call);
  const strict = strictReading(answers[call]);

  it('The contract and the portal accept the example', () => {
    const body = sent(answerExamples[call]);
    expect([contract.accepts(body), v.is(strict, body)]).toEqual([true, true]);
  });

  it(`The portal reads ${ANSWERS} answers that are made from the contract`, () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const body = sent(contract.answerFrom(seed));
        const read = v.safeParse<v.GenericSchema<unknown, unknown>>(answers[call], body);
        const isWhole = read.success && unreadableRowsOf(read.output) === 0;
        expectAlike(call, seed, body, [true, isWhole && v.is(strict, body)]);
      }),
      runs,
    );
  });

  it('The contract refuses of changed answers what the portal refuses, and nothing else', () => {
    const seen = { accepted: 0, refused: 0 };
    const check = (seed: number, changed: unknown) => {
      const body = sent(changed);
      const isAccepted = contract.accepts(body);
      seen[isAccepted ? 'accepted' : 'refused'] += 1;
      expectAlike(call, seed, body, [isAccepted, v.is(strict, body)]);
    };
    for (const seed of CHANGED)
      for (const changed of changesOf(contract.answerFrom(seed, 1))) check(seed, changed);
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(0);
  });
});

describe('What the contract says in words', () => {
  it('Only the named calls are read more leniently than the contract allows', () => {
    const found: Record<Leniency, CallName[]> = { rows: [], fallback: [] };
    for (const call of calls)
      strictReading(answers[call], (leniency) => {
        if (!found[leniency].includes(call)) found[leniency].push(call);
      });
    const sorted = (named: typeof lenientCalls) => [
      [...named.rows].sort(),
      [...named.fallback].sort(),
    ];
    expect(sorted(found)).toEqual(sorted(lenientCalls));
  });

  it('The rules that no schema can say are printed', () => {
    const rules = Object.entries(rulesInWords).flatMap(([call, words]) =>
      words.map((rule) => `${call.padEnd(22)} ${rule}`),
    );
    const leniencies = Object.entries(leniencyInWords).map(
      ([kind, words]) => `${lenientCalls[kind as Leniency].join(', ')}: ${words}`, // keys of the record
    );
    process.stdout.write(
      `\nSaid in words alone:\n${rules.join('\n')}\nRead more leniently:\n${leniencies.join('\n')}\n`,
    );
    expect(Object.keys(rulesInWords).filter((call) => !(call in answers))).toEqual([]);
  });
});
