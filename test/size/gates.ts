import { EVERY_SCREEN, type Figures, HOME_JOURNEY } from './figures';

/*
 * Bytes are counted after Brotli compression, and a kilobyte is a thousand of them. The gates are slightly above the
 * measured values for a subscriber who reads English. The login is larger than the floor by the other screens'
 * addresses, the table of calls and the reading of answers: fetching those later would cost the subscriber a round trip
 * to the server at the first press. Hashes that change with every build make some fifty bytes of difference by
 * themselves.
 */
export const LOGIN_TO_FLOOR = 1.352;

/** Redux DevTools for support, switched off. */
export const TAP_LIMIT = 1_000;

/** Each journey starts at the login, with an empty cache. */
export const JOURNEY_LIMITS: Readonly<Record<string, number>> = {
  [HOME_JOURNEY]: 204_100,
  'home → renew → paid': 240_900,
  'home → cart → paid': 236_600,
  'home → ticket': 217_700,
  [EVERY_SCREEN]: 379_300,
};

/** Limits for the heaviest language: in most languages the letters take three bytes each, and the words are longer. */
export const LANGUAGE_LIMITS = { login: 135_200, home: 207_200 } as const;

/** Over HTTP/1.1 six requests run at a time: on a network with 150 ms latency, six more requests cost one more wait. */
export const HOME_REQUESTS = 16;

/** What the first visit to a screen adds to the home screen. */
export const SCREEN_LIMIT = 28_700;

/** All chunks, including those that few subscribers ever request. */
export const WHOLE_LIMIT = 499_500;

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** A sentence for each gate that the figures exceed; none when all is well. */
export const findings = ({
  floor,
  login,
  tap,
  languages,
  journeys,
  screens,
  whole,
}: Figures): readonly string[] => {
  const ratio = login.bytes / floor;
  return [
    ...(ratio > LOGIN_TO_FLOOR
      ? [
          `The login loads ${kilobytes(login.bytes)} of scripts, ${ratio.toFixed(3)} times the floor of ${kilobytes(floor)}; ${LOGIN_TO_FLOOR} is the limit.`,
        ]
      : []),
    ...above('The support tools in the login', tap, TAP_LIMIT),
    ...languages.flatMap(({ language, login: own, home, foreign }) => [
      ...above(`The login in ${language}`, own.bytes, LANGUAGE_LIMITS.login),
      ...above(`The way to the home screen in ${language}`, home.bytes, LANGUAGE_LIMITS.home),
      ...foreign.map((file) => `The page in ${language} names texts of another language: ${file}.`),
    ]),
    ...journeys.flatMap(({ name, bytes }) => above(`The journey "${name}"`, bytes, limitOf(name))),
    ...journeys
      .filter(({ name, requests }) => name === HOME_JOURNEY && requests > HOME_REQUESTS)
      .map(
        ({ name, requests }) =>
          `The journey "${name}" asks for ${requests} scripts; ${HOME_REQUESTS} is the limit.`,
      ),
    ...screens.flatMap(({ name, afterHome }) =>
      above(`The first visit of ${name} after home`, afterHome.bytes, SCREEN_LIMIT),
    ),
    ...above('All chunks together', whole.bytes, WHOLE_LIMIT),
  ];
};

/** @throws when a journey has no limit, because it would never be checked. */
export const limitOf = (name: string): number => {
  const limit = JOURNEY_LIMITS[name];
  if (limit === undefined) throw new Error(`JOURNEY_LIMITS has no limit for "${name}".`);
  return limit;
};

const above = (what: string, bytes: number, limit: number): readonly string[] =>
  bytes > limit ? [`${what}: ${kilobytes(bytes)}; ${kilobytes(limit)} is the limit.`] : [];
