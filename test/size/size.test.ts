import type { ChunkList } from '../../public/build/ChunkListPlugin';
import { figuresOf, type Figures, type Measured, type ScreenNeeds, type Weight } from './figures';
import { findings, kilobytes, LOGIN_TO_FLOOR, SCREEN_LIMIT, TAP_LIMIT, WHOLE_LIMIT } from './gates';

const ROUTES = 'src/app/routes.ts';
const DOMAINS = 'sagas/core/domains.ts';

const weights: Readonly<Record<string, number>> = {
  'react.js': 700,
  'main.js': 300,
  'shell.js': 40,
  'shared.js': 20,
  'packs.js': 8,
  'domain.js': 4,
  'answers.js': 2,
  'picture.js': 1,
};
const weigh = (file: string): Weight => ({ brotli: weights[file] ?? NaN, gzip: 0 });
const none: Weight = { brotli: 0, gzip: 0 };

const chunks: ChunkList = {
  build: '1',
  first: ['react.js', 'main.js'],
  lazy: [
    { from: ROUTES, request: './Shell', files: ['shell.js', 'shared.js'] },
    { from: ROUTES, request: './Packs', files: ['shared.js', 'packs.js', 'react.js'] },
    { from: DOMAINS, request: './packs', files: ['domain.js', 'shared.js'] },
    { from: 'sagas/api/answers.ts', request: './answers', files: ['answers.js'] },
    { from: 'src/screens/Packs.tsx', request: './picture', files: ['picture.js'] },
  ],
};

const shell: ScreenNeeds = {
  path: 'shell',
  screen: './Shell',
  domains: [],
  answers: [],
  isInShell: false,
};
const packs: ScreenNeeds = {
  path: '/packs',
  screen: './Packs',
  domains: ['./packs'],
  answers: ['./answers'],
  isInShell: true,
};
const measured: Measured = {
  chunks,
  shell,
  screens: [packs],
  floor: none,
  tap: none,
  page: none,
  weigh,
};

describe('The bytes that a subscriber loads', () => {
  const { login, screens, onDemand, whole } = figuresOf(measured);

  it('The login counts every script of the page', () => {
    expect(login.brotli).toBe(1000);
  });

  it('A screen counts its own chunks, shared chunks, domains and answers once each', () => {
    expect(screens[1]?.alone.brotli).toBe(20 + 8 + 4 + 2);
  });

  it('A screen opened first includes the frame around it', () => {
    expect(screens[1]?.withShell?.brotli).toBe(40 + 20 + 8 + 4 + 2);
    expect(screens[0]?.withShell).toBeNull();
  });

  it('Code loaded by a press counts only towards the whole portal', () => {
    expect(onDemand).toEqual([
      { name: 'src/screens/Packs.tsx → ./picture', weight: { brotli: 1, gzip: 0 } },
    ]);
    expect(whole.brotli).toBe(1075);
  });

  it('A route table that names a module nothing imports is an error', () => {
    const unknown = { ...packs, screen: './Gone' };
    expect(() => figuresOf({ ...measured, screens: [unknown] })).toThrow(
      'src/app/routes.ts does not import ./Gone',
    );
  });
});

describe('The byte budgets', () => {
  const weight = (brotli: number): Weight => ({ brotli, gzip: 0 });
  const screen = (brotli: number) => ({
    path: '/packs',
    alone: weight(brotli),
    withShell: weight(brotli + SCREEN_LIMIT),
  });
  const kept: Figures = {
    floor: weight(100_000),
    login: weight(LOGIN_TO_FLOOR * 100_000),
    tap: weight(TAP_LIMIT),
    page: none,
    screens: [screen(SCREEN_LIMIT)],
    onDemand: [],
    whole: weight(WHOLE_LIMIT),
  };

  it('A portal exactly on every limit is within budget', () => {
    expect(findings(kept)).toEqual([]);
  });

  it('A login heavier than its share of the floor exceeds the budget', () => {
    const found = findings({ ...kept, login: weight(LOGIN_TO_FLOOR * 100_000 + 1) });
    expect(found).toEqual([
      expect.stringMatching(/^The login loads .+ times the floor of 100\.0 kB; .+ is the limit\.$/),
    ]);
  });

  it('Support code that every subscriber downloads exceeds the budget', () => {
    const found = findings({ ...kept, tap: weight(TAP_LIMIT + 100) });
    expect(found).toEqual([
      'What support could look through costs the login 1.1 kB; 1.0 kB is the limit.',
    ]);
  });

  it('A screen that is too heavy exceeds the budget and is named', () => {
    const found = findings({ ...kept, screens: [screen(1), screen(SCREEN_LIMIT + 100)] });
    expect(found).toEqual(['The screen /packs adds 15.1 kB to the login; 15.0 kB is the limit.']);
  });

  it('A portal that has grown as a whole exceeds the budget', () => {
    const found = findings({ ...kept, whole: weight(WHOLE_LIMIT + 100) });
    expect(found).toEqual([
      `The whole portal is ${kilobytes(WHOLE_LIMIT + 100)}; ${kilobytes(WHOLE_LIMIT)} is the limit.`,
    ]);
  });
});
