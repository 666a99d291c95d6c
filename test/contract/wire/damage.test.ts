import fc from 'fast-check';
import * as v from 'valibot';
import { type SampledCall, samples } from '../../../sagas/api/samples/samples';
import { answers } from '../../../store/wire/answers';

/** Values that are put into an answer in place of the right one. */
const NASTIES: readonly unknown[] = [
  null, undefined, '', ' ', 0, -0, -1, 1.5, -1e308, 1e21, NaN, Infinity, true, [], {}, [[]], 'NaN', '1e21',
  '-1e308', '0.00000000001', '499.001', 'x'.repeat(5_000), '<b>html</b>', { length: 1 }, [null], 'null',
]; // prettier-ignore

type Path = readonly (string | number)[];

const pathsIn = (value: unknown, at: Path = []): Path[] => {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...at, key]))];
};

const replaced = (value: unknown, [step, ...rest]: Path, by: unknown): unknown => {
  if (step === undefined) return by;
  const copy: unknown = structuredClone(value);
  return Object.assign(copy as object, {
    [step]: replaced((value as Record<string, unknown>)[step], rest, by),
  }); // a path leads through objects only
};

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

const damaged = fc.constantFrom(...(Object.keys(samples) as SampledCall[])).chain((name) =>
  fc.record({
    name: fc.constant(name),
    path: fc.constantFrom(...pathsIn(samples[name])),
    by: fc.constantFrom(...NASTIES),
  }),
);

describe('Answers with damaged values', () => {
  it('A damaged answer causes no crash and yields no number that is not finite', () => {
    fc.assert(
      fc.property(damaged, ({ name, path, by }) => {
        const read = v.safeParse(answers[name], replaced(samples[name], path, by));
        if (read.success)
          expect(numbersIn(read.output).filter((n) => !Number.isFinite(n))).toEqual([]);
      }),
      { numRuns: 5_000 },
    );
  });

  it('A damaged answer yields no amount that is not whole paise', () => {
    const amounts = ['price', 'tax', 'total', 'itemtotal', 'gst', 'networkfee'] as const;
    fc.assert(
      fc.property(fc.constantFrom(...amounts), fc.anything(), (field, by) => {
        const [line] = samples.cart.cartdetails;
        const body = { ...samples.cart, cartdetails: { ...line, [field]: by }, [field]: by };
        const read = v.safeParse(answers.cart, body);
        if (!read.success) return;
        const { cartdetails, itemtotal, networkfee, gst, total } = read.output;
        const seen = [
          itemtotal,
          gst,
          total,
          networkfee ?? 0,
          ...cartdetails.map(({ price }) => price),
        ];
        expect(seen.every(Number.isSafeInteger)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
