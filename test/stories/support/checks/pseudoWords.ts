import { expect, type Page, type Request } from '@playwright/test';
import { LANGUAGE_NAMES } from '../../../../src/text/languageNames';
import { LONGER } from '../../../../src/text/pseudoLanguage';
import { messages } from '../../../../store/core/messages';
import { shippedFaqs } from '../../../../store/help/content/faqs';
import { shippedSurvey } from '../../../../store/help/content/survey';
import { DEPLOYED } from '../story';
import type { View } from '../viewTable';

/** An address, decoded: a request to pay by UPI names the payee in its address. */
const readable = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Every text within a value. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value, readable(value)];
  if (typeof value !== 'object' || value === null) return [];
  // Neighbouring values may be shown as one text, such as the two names of a person.
  const neighbours = Object.values(value).filter((one) => typeof one === 'string');
  return [neighbours.join(' '), ...Object.values(value).flatMap(textsIn)];
};

/**
 * Texts that are English in the code of every language: the sentences of the store and what comes with the portal,
 * whose translations are compared elsewhere (test/contract/texts), the names of languages, and what the deployment says
 * of the operator.
 */
const OURS = textsIn([messages, shippedFaqs, shippedSurvey, LANGUAGE_NAMES, DEPLOYED]);

/**
 * Collects the texts that the operator has answered on a page so far. It does not wait for an answer that never arrives
 * completely.
 */
export const watchData = (page: Page): (() => Promise<readonly string[]>) => {
  const answers: Promise<readonly string[]>[] = [];
  page.on('requestfinished', (request) => answers.push(answeredTexts(request)));
  return async () => (await Promise.all(answers)).flat();
};

/** The texts of an answer; none if it is not JSON, or if its page has been left or closed. */
const answeredTexts = async (request: Request): Promise<readonly string[]> => {
  try {
    const response = await request.response();
    const isJson = response?.headers()['content-type']?.includes('json') === true;
    return isJson ? textsIn(await response.json()) : [];
  } catch {
    return [];
  }
};

/** Abbreviations, and the letters that stand for a name on a tile. */
const SHORT = /^\p{L}{1,3}$/u;
/** Written the same in every language: a unit, and hidden Aadhaar digits. */
const ALIKE = new Set(['Mbps', 'XXXX XXXX']);

/**
 * The words of a text, split at digits, symbols and punctuation: "Tamil Parivar 3 · HD" is "Tamil Parivar" and "HD".
 */
const piecesOf = (text: string): readonly string[] =>
  text
    .split(/[^\p{L}\p{M} '’]+/u)
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}/u.test(piece));

/** Asserts that, in the pseudo-language, every text shown is from a catalogue or is known data. */
export const assertFromCatalogues = async (
  page: Page,
  { name, words = [] }: View,
  data: readonly string[],
): Promise<void> => {
  const known = [...OURS, ...data, ...words, readable(page.url())].join('\n').toLowerCase();
  const isKnown = (piece: string) =>
    SHORT.test(piece) || ALIKE.has(piece) || known.includes(piece.toLowerCase());
  const unknown = (await shownTexts(page)).filter((text) => !piecesOf(text).every(isKnown));
  expect.soft(unknown, `${name}: texts that are in no catalogue`).toEqual([]);
};

/** The visible texts without an accent, except those of the operator that are marked with their language. */
const shownTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate((mark) => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (nodes.nextNode()) {
      const { nodeValue, parentElement } = nodes.currentNode;
      const text = nodeValue?.trim() ?? '';
      if (
        !parentElement ||
        text === '' ||
        /[^\x00-\x7f]/.test(text.normalize('NFD').replace(/[₹•·–—’“”…\u00a0]/g, ''))
      )
        continue;
      if (
        text.includes(mark.trim()) ||
        !parentElement.checkVisibility({ visibilityProperty: true })
      )
        continue;
      if (parentElement.closest('[lang]') === document.documentElement) found.add(text);
    }
    return [...found];
  }, LONGER);

/** Asserts that no box hides words that stick out of it without a way to scroll to them. */
export const assertNothingCut = async (page: Page, name: string): Promise<void> => {
  const cut = await page.evaluate(() => {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (nodes.nextNode()) {
      const text = nodes.currentNode;
      const words = text.nodeValue?.trim() ?? '';
      if (words === '' || !text.parentElement?.checkVisibility({ visibilityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const written = range.getBoundingClientRect();
      for (let box: Element | null = text.parentElement; box; box = box.parentElement) {
        const { overflowX, textOverflow, position } = getComputedStyle(box);
        const edges = box.getBoundingClientRect();
        // The box scrolls, is for screen readers alone, or no longer moves with what is around it.
        if (['auto', 'scroll'].includes(overflowX) || edges.width < 3 || position === 'fixed')
          break;
        if (!['hidden', 'clip'].includes(overflowX)) continue;
        const sticksOut = written.right > edges.right + 1 || written.left < edges.left - 1;
        const isShortened = textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth + 1;
        if (sticksOut || isShortened) found.push(`${box.tagName} ${words.slice(0, 60)}`);
      }
    }
    return found;
  });
  expect.soft(cut, `${name}: cut texts`).toEqual([]);
};
