import type { Figures } from './figures';

/*
 * Bytes are brotli's, and a kilobyte has a thousand of them. 1.12 was aimed at for the login. What
 * lies between is Hindi at hand without a network, the other screens' addresses, the table of
 * calls and the reading of answers: to fetch those later would cost the subscriber a way to the
 * server at the first press. Each screen adds its name and its hash to the table of chunks,
 * and hashes that change with every build make some fifty bytes of difference by themselves.
 */
export const LOGIN_TO_FLOOR = 1.225;
export const SCREEN_LIMIT = 15_000;
/**
 * Everything there is, also what few subscribers ever ask for: grows with each screen, but not unseen.
 * Each screen brings its own copy of the small pieces, so that none grows by what another one uses.
 */
export const WHOLE_LIMIT = 591_000;

/** Redux DevTools for support, switched off. */
export const TAP_LIMIT = 1_000;

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** A sentence for each gate that the figures do not pass; none when all is well. */
export const findings = ({ floor, login, tap, screens, whole }: Figures): readonly string[] => [
  ...(login.brotli > LOGIN_TO_FLOOR * floor.brotli
    ? [
        `The login loads ${kilobytes(login.brotli)} of scripts, ${(login.brotli / floor.brotli).toFixed(3)} times the floor of ${kilobytes(floor.brotli)}; ${LOGIN_TO_FLOOR} is the limit.`,
      ]
    : []),
  ...(tap.brotli > TAP_LIMIT
    ? [
        `What support could look through costs the login ${kilobytes(tap.brotli)}; ${kilobytes(TAP_LIMIT)} is the limit.`,
      ]
    : []),
  ...screens
    .filter(({ alone }) => alone.brotli > SCREEN_LIMIT)
    .map(
      ({ path, alone }) =>
        `The screen ${path} adds ${kilobytes(alone.brotli)} to the login; ${kilobytes(SCREEN_LIMIT)} is the limit.`,
    ),
  ...(whole.brotli > WHOLE_LIMIT
    ? [`The whole portal is ${kilobytes(whole.brotli)}; ${kilobytes(WHOLE_LIMIT)} is the limit.`]
    : []),
];
