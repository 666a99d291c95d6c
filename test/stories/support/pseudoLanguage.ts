import { readdirSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { DIST } from './story';

/** The language whose place the pseudo-language takes. */
const TAKEN = 'as';

/** What a page keeps when this language is chosen. */
export const PSEUDO = TAKEN;

/**
 * Runs in the page behind a file of English texts. Letters get accents, and each text grows by two fifths: what is
 * cut, what does not wrap and what is in no catalogue is seen.
 */
const accentLatest = (language: string): void => {
  const accents: Readonly<Record<string, string>> = {
    ...{ a: 'á', c: 'ç', d: 'ð', e: 'é', g: 'ĝ', i: 'î', l: 'ļ', n: 'ñ', o: 'ö', r: 'ŕ', s: 'š' },
    ...{ t: 'ţ', u: 'û', y: 'ý', A: 'Å', C: 'Ç', E: 'É', I: 'Î', N: 'Ñ', O: 'Ö', S: 'Š', U: 'Û' },
  };
  const accented = (text: string): string => {
    const letters = text.replaceAll(/\{\w+\}|[A-Za-z]/g, (found) => accents[found] ?? found);
    return `${letters}${' ~'.repeat(Math.ceil(text.length / 5))}`;
  };
  const accentedTexts = (texts: unknown): unknown => {
    if (typeof texts === 'string') return accented(texts);
    if (typeof texts === 'function')
      return (...about: unknown[]): unknown =>
        accentedTexts((texts as (...a: unknown[]) => unknown)(...about)); // a text that takes values
    if (Array.isArray(texts)) return texts.map(accentedTexts);
    if (typeof texts === 'object' && texts !== null)
      return Object.fromEntries(
        Object.entries(texts).map(([name, text]) => [name, accentedTexts(text)]),
      );
    return texts;
  };
  const files = (window as unknown as { portalTexts: [string, string, object][] }).portalTexts; // src/text/textFiles.ts
  const [, name, texts] = files.pop() ?? ['', '', {}];
  files.push([language, name, accentedTexts(texts) as object]); // an object stays one
};

/** Each language has a version in the names of its files. */
const englishFile = (name: string): string =>
  readdirSync(DIST).find((file) => file.startsWith(`text-en-${name}.`)) ?? '';

/** From here on the pages of this context speak the pseudo-language when it is chosen. */
export const teachPseudoLanguage = async (context: BrowserContext): Promise<void> => {
  // No server has a page in it: the English one is asked for, not the one of the language whose place it takes.
  await context.addInitScript((language) => {
    const cookies = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', {
      get: () => cookies?.get?.call(document) as string,
      set: (cookie: string) => {
        cookies?.set?.call(document, cookie.replace(`language=${language}`, 'language=en'));
      },
    });
  }, TAKEN);
  await context.route(new RegExp(`/dist/text-${TAKEN}-`), async (route) => {
    const [, name = ''] = /\/text-\w+-([^/]+)\.\w+\.js$/.exec(route.request().url()) ?? [];
    const response = await route.fetch({
      url: new URL(englishFile(name), route.request().url()).href,
    });
    // A compiler may name functions by a helper that the page does not have.
    const named = 'var __name = (named) => named;';
    const script = `${await response.text()};${named}(${accentLatest.toString()})('${TAKEN}');`;
    await route.fulfill({ contentType: 'text/javascript', body: script });
  });
};
