import type { Files, Visits } from './visits';

/** What is on the wire, in bytes of brotli. */
interface Download {
  readonly bytes: number;
  readonly requests: number;
}

interface JourneyFigures extends Download {
  readonly name: string;
}

interface ScreenFigures {
  readonly name: string;
  /** What its first visit adds when the home screen was there before. */
  readonly afterHome: Download;
  /** All of it when its address is opened first. */
  readonly alone: Download;
}

export interface Figures {
  /** Bytes of the bare packages. */
  readonly floor: number;
  readonly login: Download;
  /** Bytes of the login that let support look with Redux DevTools, switched off. */
  readonly tap: number;
  /** Bytes of the login's HTML. */
  readonly page: number;
  /** Each from the login on. */
  readonly journeys: readonly JourneyFigures[];
  readonly screens: readonly ScreenFigures[];
  /** All chunks there are. */
  readonly whole: Download;
}

export interface Measured {
  readonly floor: number;
  readonly tap: number;
  readonly page: number;
  /** The scripts that the login's page names. */
  readonly first: Files;
  readonly visits: Visits;
  /** Every script of the build. */
  readonly all: Files;
  readonly weigh: (file: string) => number;
}

export const HOME_JOURNEY = 'login → home';
export const EVERY_SCREEN = 'every screen in one visit';

/**
 * What subscribers download on their ways through the portal. A file counts once on each way.
 *
 * @throws when a visit lacks a script of the login: it was not seen whole.
 */
export const figuresOf = ({
  floor,
  tap,
  page,
  first,
  visits: { home, journeys, screens },
  all,
  weigh,
}: Measured): Figures => {
  const download = (...parts: readonly Files[]): Download => {
    const files = new Set(parts.flat());
    return {
      bytes: [...files].reduce((sum, file) => sum + weigh(file), 0),
      requests: files.size,
    };
  };
  for (const [name, files] of Object.entries({ home, ...journeys, ...screens }))
    for (const file of first)
      if (!files.includes(file)) throw new Error(`The visit "${name}" did not ask for ${file}.`);
  const notAtHome = (files: Files) => files.filter((file) => !home.includes(file));

  return {
    floor,
    tap,
    page,
    login: download(first),
    journeys: [
      { name: HOME_JOURNEY, ...download(home) },
      ...Object.entries(journeys).map(([name, files]) => ({ name, ...download(home, files) })),
      { name: EVERY_SCREEN, ...download(home, ...Object.values(screens)) },
    ],
    screens: Object.entries(screens).map(([name, files]) => ({
      name,
      afterHome: download(notAtHome(files)),
      alone: download(files),
    })),
    whole: download(all),
  };
};
