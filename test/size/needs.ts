import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../public/build/compilation';
import { homeDomains } from '../../sagas/core/domains';
import { lazyDomains } from '../../sagas/core/lazyDomains';
import {
  homeRoutes,
  homeShell,
  maintenanceRoute,
  notFoundRoute,
  openRoutes,
  termsRoute,
  type ScreenRoute,
} from '../../src/app/routes';
import type { DomainName } from '../../store/core/documentedState';
import { loginAnswers } from '../../store/wire/loginAnswers';
import { homeAnswers } from '../../store/wire/homeAnswers';
import type { ScreenNeeds } from './figures';

/** What a function of the form `() => import('…')` imports, read from its own text. */
const importedBy = (load: () => unknown): string => {
  const [, request] = /["'](\.{1,2}\/[^"']+)["']/.exec(String(load)) ?? [];
  if (request === undefined) throw new Error(`Nothing is imported by ${String(load)}`);
  return request;
};

const domainRequest = (name: DomainName): string => {
  const load = homeDomains[name] ?? lazyDomains[name];
  if (!load) throw new Error(`A screen needs the domain ${name}, which nothing loads`);
  return importedBy(load);
};

/** The table of the later domains comes with the first of them. */
const tableRequests = (names: readonly DomainName[]): readonly string[] =>
  names.some((name) => !homeDomains[name]) ? ['./laterDomains'] : [];

/** Where the answers of a domain's calls are read by, as `sagas/api/answers.ts` imports it. */
const answerRequests = (domain: string): readonly string[] => {
  const source = readFileSync(path.join(root, 'sagas', `${domain}.ts`), 'utf8');
  const calls = [...source.matchAll(/\bendpoints\.(\w+)/g)].map(([, call = '']) => call);
  return calls
    .filter((call) => !(call in loginAnswers))
    .map((call) => `../../store/wire/${call in homeAnswers ? 'homeAnswers' : 'answers'}`);
};

const needsOf =
  (isInShell: boolean) =>
  ({ path: address, screen, needs }: ScreenRoute): ScreenNeeds => {
    const requests = needs.map(domainRequest);
    return {
      path: address,
      screen: importedBy(screen),
      domains: [...requests, ...tableRequests(needs)],
      answers: [...new Set(requests.flatMap(answerRequests))],
      isInShell,
    };
  };

export const shell: ScreenNeeds = { ...needsOf(false)(homeShell), path: '(home shell)' };

/** Every lazy screen of the route table, once. */
export const screens: readonly ScreenNeeds[] = [
  ...[...new Set([...openRoutes, maintenanceRoute, termsRoute])].map(needsOf(false)),
  ...[...homeRoutes, notFoundRoute].map(needsOf(true)),
];
