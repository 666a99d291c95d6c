import { execFileSync } from 'node:child_process';
import { operatorDefaults } from '../../store/wire/operatorDefaults';
import { requests } from '../../store/wire/requests/requests';

type Values = Readonly<Record<string, readonly string[]>>;

/** The properties that parts of a schema may have; each part has some of them. */
interface Part {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly options?: readonly (Part | string)[];
  readonly wrapped?: Part;
  readonly pipe?: readonly Part[];
  readonly item?: Part;
  readonly literal?: string;
}

const isPart = (one: Part | string): one is Part => typeof one !== 'string';

/** Each field of a request that has a list of values, with each of the values. */
const listedIn = (part: Part, field = ''): readonly (readonly [field: string, value: string])[] => {
  if (part.type === 'literal') return [[field, String(part.literal)]];
  const { entries = {}, options = [], wrapped = [], item = [], pipe = [] } = part;
  if (part.type === 'picklist')
    return options.flatMap((one) => (isPart(one) ? [] : [[field, one]]));
  return [
    ...Object.entries(entries).flatMap(([name, value]) => listedIn(value, name)),
    ...[options, wrapped, item, pipe]
      .flat()
      .filter(isPart)
      .flatMap((one) => listedIn(one, field)),
  ];
};

const valuesOf = (pairs: readonly (readonly [string, string])[]): Values => {
  const fields = new Map<string, Set<string>>();
  for (const [field, value] of pairs)
    fields.set(field, (fields.get(field) ?? new Set()).add(value));
  return Object.fromEntries([...fields].map(([field, values]) => [field, [...values].sort()]));
};

const sorted = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([field, all]) => [field, [...all].sort()]));

const { errorcode: _errorcode, errorCode, ...asked } = operatorDefaults;

it('The table lists every value that a request may contain, and no other', () => {
  const { currency, ...listed } = valuesOf(
    Object.values<unknown>(requests).flatMap((schema) => listedIn(schema as Part)), // by its parts
  );
  // Rupees are documented, and no operator may mean something else by them.
  expect(currency).toEqual(['INR']);
  expect(listed).toEqual(sorted(asked));
});

it('The table lists every code of the instalment provider that the portal knows, and no other', () => {
  const found = execFileSync(
    'grep',
    ['-rhoE', String.raw`\bLP_[A-Z_]*[A-Z]\b`, 'sagas', 'src', '--include=*.ts', '--include=*.tsx'],
    { encoding: 'utf8' },
  );
  expect([...new Set(found.trim().split('\n'))].sort()).toEqual([...errorCode].sort());
});
