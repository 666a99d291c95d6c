import type { ChunkList } from '../../public/build/ChunkListPlugin';

/** Bytes on the wire. */
export interface Weight {
  readonly brotli: number;
  readonly gzip: number;
}

/** One row of the route table: what it imports, and what its domains and their calls import. */
export interface ScreenNeeds {
  readonly path: string;
  readonly screen: string;
  readonly domains: readonly string[];
  readonly answers: readonly string[];
  readonly isInShell: boolean;
}

export interface ScreenFigures {
  readonly path: string;
  /** What the screen adds to what the login has loaded. */
  readonly alone: Weight;
  /** The same with the home shell, as when its address is opened first; null outside the shell. */
  readonly withShell: Weight | null;
}

export interface Figures {
  readonly floor: Weight;
  readonly login: Weight;
  /** Of the login: what support tools cost a subscriber who does not use them. */
  readonly tap: Weight;
  readonly page: Weight;
  readonly screens: readonly ScreenFigures[];
  /** Loaded only when something on a screen asks for it. */
  readonly onDemand: readonly { readonly name: string; readonly weight: Weight }[];
  readonly whole: Weight;
}

const ROUTES = 'src/app/routes.ts';
/** The first domains and the way to the table of the others. */
const DOMAINS = ['sagas/core/domains.ts', 'sagas/core/lazyDomains.ts'];
/** The shapes of all answers but the login's. */
const ANSWERS = 'sagas/api/answers.ts';

export const sumOf = (weights: readonly Weight[]): Weight => ({
  brotli: weights.reduce((sum, { brotli }) => sum + brotli, 0),
  gzip: weights.reduce((sum, { gzip }) => sum + gzip, 0),
});

export interface Measured {
  readonly chunks: ChunkList;
  readonly shell: ScreenNeeds;
  readonly screens: readonly ScreenNeeds[];
  readonly floor: Weight;
  readonly tap: Weight;
  readonly page: Weight;
  readonly weigh: (file: string) => Weight;
}

/** What each screen makes a subscriber load. A file counts once, and not when the login has it. */
export const figuresOf = ({
  chunks,
  shell,
  screens,
  floor,
  tap,
  page,
  weigh,
}: Measured): Figures => {
  const total = (files: readonly string[]) => sumOf([...new Set(files)].map(weigh));
  const filesFrom = (from: readonly string[], request: string): readonly string[] => {
    const found = chunks.lazy.filter(
      (lazy) => from.includes(lazy.from) && lazy.request === request,
    );
    if (found.length === 0) throw new Error(`${from.join(', ')} does not import ${request}`);
    return found.flatMap(({ files }) => files);
  };
  const filesOf = ({ screen, domains, answers }: ScreenNeeds): readonly string[] =>
    [
      ...filesFrom([ROUTES], screen),
      ...domains.flatMap((domain) => filesFrom(DOMAINS, domain)),
      ...answers.flatMap((request) => filesFrom([ANSWERS], request)),
    ].filter((file) => !chunks.first.includes(file));

  return {
    floor,
    tap,
    page,
    login: total(chunks.first),
    screens: [shell, ...screens].map((needs) => ({
      path: needs.path,
      alone: total(filesOf(needs)),
      withShell: needs.isInShell ? total([...filesOf(shell), ...filesOf(needs)]) : null,
    })),
    onDemand: chunks.lazy
      .filter(({ from }) => ![ROUTES, ...DOMAINS, ANSWERS].includes(from))
      .map(({ from, request, files }) => ({ name: `${from} → ${request}`, weight: total(files) })),
    whole: total([...chunks.first, ...chunks.lazy.flatMap(({ files }) => files)]),
  };
};
