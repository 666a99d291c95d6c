import * as v from 'valibot';
import { wrongWordOf } from '../../sagas/api/operatorWords/wrongWord';
import {
  type ConfigurationReading,
  configurationSchema,
  configuredWordsOf,
  type PortalConfiguration,
  readConfiguration as readBlock,
} from '../../src/boot/configuration';
import { operatorTheme } from '../../src/theme/operatorTheme';
import { objectsIn } from '../../store/wire/answerFields';
import { requests } from '../../store/wire/requests/requests';
import { sentenceOf } from './allowedValues';
import { PUSH_PROVIDER } from './securityHeaders';

/*
 * How the configuration of a deployment changes a build. The build writes this module as `dist/deployment.mjs`, which
 * `deploy/place.mjs` uses; the stand-in operator imports this module.
 */

type WholeReading =
  | Extract<ConfigurationReading, { readonly ok: true }>
  /** `refusal` says what is wrong, and is printed after the name of the file: `is no JSON object.` */
  | { readonly ok: false; readonly field: string; readonly refusal: string };

/** Reads the configuration as the page does. Also checks the operator's names and values, including request fields. */
export const readWholeConfiguration = (block: string): WholeReading => {
  const reading = readBlock(block);
  if (!reading.ok) return { ...reading, refusal: refusalOf(block, reading.field) };
  const words = configuredWordsOf(reading.configuration);
  const field = words ? wrongWordOf(words, requestFields) : null;
  return field === null
    ? reading
    : { ok: false, field, refusal: `${WRONG} ${field}: ${allowedWords(field)}.` };
};

const WRONG = 'is wrong in the field';

const refusalOf = (block: string, field: string): string => {
  if (field === 'configuration') return 'is no JSON object.';
  const [issue] = v.safeParse(configurationSchema, JSON.parse(block)).issues ?? [];
  return `${WRONG} ${issue ? sentenceOf(issue) : field}`;
};

/** What an entry of the operator's names may be (`sagas/api/operatorWords/wrongWord.ts`). */
const allowedWords = (field: string): string => {
  if (field.startsWith('operatorFields'))
    return 'a call of openapi.json or *, a field of its answer, and the path of that field in the operator’s answer';
  return field.startsWith('operatorEnvelope')
    ? 'a call of openapi.json or *, and the path of the data in its answer'
    : 'a call of openapi.json or *, a field that it sends, and the operator’s name for that field';
};

const requestSchemas: Readonly<Record<string, v.GenericSchema<unknown, unknown>>> = requests;

/** The names of all fields that a call may send. */
const requestFields = (call: string): readonly string[] => {
  const schema = requestSchemas[call];
  return schema ? objectsIn(schema).flatMap(Object.keys) : [];
};

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The fields of a configuration that the portal does not read: misspelled, or from another version. */
const unknownFields = (given: unknown, read: unknown, within = ''): readonly string[] =>
  isFields(given) && isFields(read)
    ? Object.keys(given).flatMap((field) =>
        field in read
          ? unknownFields(given[field], read[field], `${within}${field}.`)
          : within + field,
      )
    : [];

/**
 * One sentence for each part of an accepted configuration that the portal does not use. `given` is the content of the
 * file.
 */
export const warningsOf = (given: unknown, read: PortalConfiguration): readonly string[] => {
  const unknown = unknownFields(given, read);
  const { brand } = read.operator;
  const theme = brand === undefined ? null : operatorTheme(brand);
  return [
    ...(unknown.length > 0
      ? [`The portal does not know these fields: ${unknown.join(', ')}.`]
      : []),
    ...(theme && !theme.ok ? [`The operator's colour is not used: ${theme.reason}.`] : []),
  ];
};

type Configuration = Partial<PortalConfiguration>;

/** Stands for the page's own origin, which the build does not know. */
const OWN = 'https://own.invalid';

/**
 * True if the policy must allow the address. The page's own origin and a picture inside the configuration (`data:`)
 * need no entry.
 */
const isForeign = (address: string): boolean => {
  if (!URL.canParse(address, OWN)) return true;
  const { origin, protocol } = new URL(address, OWN);
  return origin !== OWN && protocol !== 'data:';
};

/** An address without a scheme takes the page's scheme, which is https. */
const withScheme = (address: string): string =>
  address.startsWith('//') ? `https:${address}` : address;

/**
 * The provider of the realtime database redirects a stream (307) to another of its servers. The host names of these
 * servers differ in the first label, so the policy must allow every first label.
 */
const serversBeside = (database: string): readonly string[] => {
  if (!URL.canParse(database, OWN)) return [];
  const { hostname } = new URL(database, OWN);
  const [, domain] =
    /^[^.]+\.((?:.+\.)?(?:firebaseio\.com|firebasedatabase\.app))$/.exec(hostname) ?? [];
  return domain === undefined ? [] : [`https://*.${domain}`];
};

/** The addresses that the page of this deployment loads from or posts to, by policy directive. */
const namedAddresses = ({
  payHosts = [],
  imageHosts = [],
  operator,
  realtime = '',
  push,
  reports,
}: Configuration): Readonly<Record<string, readonly string[]>> => ({
  'form-action': payHosts,
  'img-src': [...imageHosts, operator?.logo ?? ''],
  'connect-src': [
    ...[realtime, ...serversBeside(realtime), reports?.address ?? ''],
    ...(push ? [...Object.values(push.relay), ...PUSH_PROVIDER] : []),
  ],
});

/** The Content-Security-Policy of the build, with the origins that the configuration names. */
export const policyWith = (
  policy: string,
  configuration: Configuration,
  originOf: (address: string) => string,
): string => {
  const named = namedAddresses(configuration);
  return policy
    .split('; ')
    .map((part) => {
      const addresses = named[part.split(' ')[0] ?? ''] ?? [];
      return [part, ...new Set(addresses.filter(isForeign).map(withScheme).map(originOf))].join(
        ' ',
      );
    })
    .join('; ');
};

/** True for a manifest in `dist/`: manifest.webmanifest in English, manifest.ta.webmanifest in Tamil. */
export const isManifest = (name: string): boolean => /^manifest(?:\.\w+)?\.webmanifest$/.test(name);

/** The manifest with the operator's name and colour, which the installed portal shows. */
export const manifestWith = (manifest: string, { operator }: Configuration): string => {
  const built = JSON.parse(manifest) as object; // our own file
  const branded = {
    ...built,
    ...(operator?.name && { name: operator.name, short_name: operator.name }),
    ...(operator?.brand && { theme_color: operator.brand }),
  };
  return JSON.stringify(branded, null, 2);
};
