import './defects';
import { expectSaga } from 'redux-saga-test-plan';
import { registerTranslations } from '../contract/texts/translations';
import { setWide } from './screenWidth';

// A watcher never returns, so every saga test runs to this limit (milliseconds).
expectSaga.DEFAULT_TIMEOUT = 40;
// Milliseconds. The limit is long, because several suites share a small machine.
jest.setTimeout(20_000);

// On a busy machine the toolkit's own checks warn that they were slow, which says nothing about the portal.
const { warn } = console;
console.warn = (...words: unknown[]) => {
  if (!/StateInvariantMiddleware took/.test(String(words[0]))) warn(...words);
};

// jsdom keeps no list of what a page loaded, so the protocol by which the page came is unknown.
if (!('getEntriesByType' in performance))
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [], writable: true });

// jsdom has no media queries. The screen is narrow until a test sets another one (`screenWidth.ts`).
if ('window' in globalThis) setWide(false);

// jsdom has no animations, so each animation ends at once.
if ('window' in globalThis)
  Object.defineProperty(Element.prototype, 'animate', {
    value: () => {
      const animation: { onfinish: (() => void) | null } = { onfinish: null };
      queueMicrotask(() => animation.onfinish?.());
      return animation;
    },
  });

// In the built portal each page loads its own translation. The tests load Hindi, which stands for all languages but
// English.
registerTranslations('hi');
