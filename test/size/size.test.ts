import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EVERY_SCREEN, type Figures, figuresOf, HOME_JOURNEY, type Measured } from './figures';
import {
  findings,
  HOME_REQUESTS,
  JOURNEY_LIMITS,
  kilobytes,
  LANGUAGE_LIMITS,
  LOGIN_TO_FLOOR,
  SCREEN_LIMIT,
  TAP_LIMIT,
  WHOLE_LIMIT,
} from './gates';

const weights: Readonly<Record<string, number>> = {
  'react.js': 700,
  'main.js': 290,
  'text-en-main.1.js': 10,
  'shared.js': 40,
  'home.js': 18,
  'packs.js': 8,
  'pay.js': 4,
  'worker.js': 1,
  'text-en-home.1.js': 2,
  'text-ta-main.2.js': 12,
  'text-ta-home.2.js': 3,
};

const first = ['react.js', 'main.js', 'text-en-main.1.js'];

const measured: Measured = {
  floor: 0,
  tap: 0,
  pages: [
    {
      ...{ language: 'en', page: 5, first },
      named: ['react.js', 'main.js', 'text-en-main.1.js', 'text-en-home.1.js'],
    },
    {
      ...{ language: 'ta', page: 7, first: ['react.js', 'main.js', 'text-ta-main.2.js'] },
      named: ['react.js', 'main.js', 'text-ta-main.2.js', 'text-en-home.1.js'],
    },
  ],
  visits: {
    home: [...first, 'shared.js', 'home.js', 'text-en-home.1.js'],
    journeys: {
      'home → paid': [...first, 'shared.js', 'pay.js', 'shared.js'],
    },
    screens: {
      '/packs': [...first, 'shared.js', 'packs.js'],
      '/pay': [...first, 'shared.js', 'pay.js'],
    },
  },
  all: Object.keys(weights),
  weigh: (file) => weights[file] ?? NaN,
};

describe('The bytes that a subscriber downloads', () => {
  const { login, journeys, screens, whole } = figuresOf(measured);
  const journey = (name: string) => journeys.find((one) => one.name === name);

  it('The login counts every script that its page names', () => {
    expect(login).toEqual({ bytes: 1000, requests: 3 });
  });

  it('A journey counts each file once, with those of the login and the home screen', () => {
    expect(journey(HOME_JOURNEY)).toMatchObject({ bytes: 1060, requests: 6 });
    expect(journey('home → paid')).toMatchObject({ bytes: 1064, requests: 7 });
  });

  it('A visit of every screen counts each file that any of them needs once', () => {
    expect(journey(EVERY_SCREEN)).toMatchObject({ bytes: 1072, requests: 8 });
  });

  it('The first visit of a screen counts only what the home screen has not loaded', () => {
    expect(screens).toEqual([
      {
        name: '/packs',
        afterHome: { bytes: 8, requests: 1 },
        alone: { bytes: 1048, requests: 5 },
      },
      { name: '/pay', afterHome: { bytes: 4, requests: 1 }, alone: { bytes: 1044, requests: 5 } },
    ]);
  });

  it('The sum of all chunks includes those that no journey asks for, and the texts of one language', () => {
    expect(whole).toEqual({ bytes: 1073, requests: 9 });
  });
});

describe('The bytes of another language', () => {
  const [english, tamil] = figuresOf(measured).languages;

  it('A language downloads the same code with its own texts in place of the English ones', () => {
    expect(english).toMatchObject({ page: 5, login: { bytes: 1000 }, home: { bytes: 1060 } });
    expect(tamil).toMatchObject({ page: 7, login: { bytes: 1002 }, home: { bytes: 1063 } });
  });

  it('Texts of another language that a page names are found', () => {
    expect(english?.foreign).toEqual([]);
    expect(tamil?.foreign).toEqual(['text-en-home.1.js']);
  });

  it('A language that lacks texts is an error', () => {
    const all = measured.all.filter((file) => file !== 'text-ta-home.2.js');
    expect(() => figuresOf({ ...measured, all })).toThrow('There is no text-en-home.1.js in ta.');
  });

  it('A visit that asks for another language is an error: what is added to one costs readers of another', () => {
    const home = [...measured.visits.home, 'text-ta-home.2.js'];
    expect(() => figuresOf({ ...measured, visits: { ...measured.visits, home } })).toThrow(
      'The visit "home" in English asked for text-ta-home.2.js.',
    );
  });
});

it('A visit that lacks a script of the login is an error', () => {
  const { visits } = measured;
  const screens = { '/packs': ['react.js', 'packs.js'] };
  expect(() => figuresOf({ ...measured, visits: { ...visits, screens } })).toThrow(
    'The visit "/packs" did not ask for main.js.',
  );
});

describe('The byte budgets', () => {
  const download = (bytes: number, requests = 1) => ({ bytes, requests });
  const journeys = Object.entries(JOURNEY_LIMITS).map(([name, bytes]) => ({
    name,
    ...download(bytes, HOME_REQUESTS),
  }));
  const screen = (bytes: number) => ({
    name: '/packs',
    afterHome: download(bytes),
    alone: download(bytes + 150_000),
  });
  const language = (figures: Partial<Figures['languages'][number]>) => ({
    ...{ language: 'ta' as const, page: 5_000, foreign: [] },
    login: download(LANGUAGE_LIMITS.login),
    home: download(LANGUAGE_LIMITS.home),
    ...figures,
  });
  const kept: Figures = {
    floor: 100_000,
    login: download(LOGIN_TO_FLOOR * 100_000),
    tap: TAP_LIMIT,
    languages: [language({})],
    journeys,
    screens: [screen(SCREEN_LIMIT)],
    whole: download(WHOLE_LIMIT),
  };

  it('The guide names every gate', () => {
    const readme = readFileSync(path.join(__dirname, 'README.md'), 'utf8');
    const limits = [JOURNEY_LIMITS, LANGUAGE_LIMITS, { SCREEN_LIMIT, WHOLE_LIMIT }].flatMap(
      (gates) => Object.values(gates).map(kilobytes),
    );
    for (const gate of [`${LOGIN_TO_FLOOR} × floor`, ...limits, `${HOME_REQUESTS} scripts`])
      expect(readme).toContain(gate);
  });

  it('A portal exactly on every limit is within budget', () => {
    expect(findings(kept)).toEqual([]);
  });

  it('A login heavier than its share of the floor exceeds the budget', () => {
    const found = findings({ ...kept, login: download(LOGIN_TO_FLOOR * 100_000 + 1) });
    expect(found).toEqual([
      expect.stringMatching(/^The login loads .+ times the floor of 100\.0 kB; .+ is the limit\.$/),
    ]);
  });

  it('A language that is too heavy, or whose page names another language, is over the budget', () => {
    const heavier = language({
      login: download(LANGUAGE_LIMITS.login + 100),
      home: download(LANGUAGE_LIMITS.home + 100),
      foreign: ['text-hi-main.1.js'],
    });
    expect(findings({ ...kept, languages: [language({}), heavier] })).toEqual([
      expect.stringMatching(/^The login in ta: .+ is the limit\.$/),
      expect.stringMatching(/^The way to the home screen in ta: .+ is the limit\.$/),
      'The page in ta names texts of another language: text-hi-main.1.js.',
    ]);
  });

  it('Support code that every subscriber downloads exceeds the budget', () => {
    expect(findings({ ...kept, tap: TAP_LIMIT + 100 })).toEqual([
      'The support tools in the login: 1.1 kB; 1.0 kB is the limit.',
    ]);
  });

  it.each(Object.entries(JOURNEY_LIMITS))(
    'The journey "%s" exceeds the budget above its limit',
    (name, limit) => {
      const heavier = journeys.map((one) =>
        one.name === name ? { ...one, bytes: limit + 100 } : one,
      );
      expect(findings({ ...kept, journeys: heavier })).toEqual([
        `The journey "${name}": ${kilobytes(limit + 100)}; ${kilobytes(limit)} is the limit.`,
      ]);
    },
  );

  it('A home screen that asks for too many scripts exceeds the budget, another journey does not', () => {
    const more = journeys.map((one) => ({ ...one, requests: HOME_REQUESTS + 1 }));
    expect(findings({ ...kept, journeys: more })).toEqual([
      `The journey "${HOME_JOURNEY}" asks for ${HOME_REQUESTS + 1} scripts; ${HOME_REQUESTS} is the limit.`,
    ]);
  });

  it('A journey without a limit is an error', () => {
    const unknown = { name: 'home → lost', ...download(1) };
    expect(() => findings({ ...kept, journeys: [unknown] })).toThrow(
      'JOURNEY_LIMITS has no limit for "home → lost".',
    );
  });

  it('A screen that is too heavy exceeds the budget and is named', () => {
    const found = findings({ ...kept, screens: [screen(1), screen(SCREEN_LIMIT + 100)] });
    const [is, limit] = [SCREEN_LIMIT + 100, SCREEN_LIMIT].map(kilobytes);
    expect(found).toEqual([`The first visit of /packs after home: ${is}; ${limit} is the limit.`]);
  });

  it('A portal that has grown as a whole exceeds the budget', () => {
    expect(findings({ ...kept, whole: download(WHOLE_LIMIT + 100) })).toEqual([
      `All chunks together: ${kilobytes(WHOLE_LIMIT + 100)}; ${kilobytes(WHOLE_LIMIT)} is the limit.`,
    ]);
  });
});
