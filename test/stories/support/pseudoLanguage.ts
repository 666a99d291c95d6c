import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { build } from 'esbuild';
import { DIST } from './story';

/** The language whose place the pseudo-language takes. */
const TAKEN = 'as';

/** What a page keeps when this language is chosen. */
export const PSEUDO = TAKEN;

/**
 * Builds a script that runs in the page after a file of English texts and replaces them by the same texts in the
 * pseudo-language.
 */
const makeScript = async (): Promise<string> => {
  const makers = path.resolve(__dirname, '../../../src/text/pseudoLanguage.ts');
  const { outputFiles } = await build({
    stdin: {
      contents: `import { accentedTexts } from ${JSON.stringify(makers)};
        const [, name, texts] = self.portalTexts.pop();
        self.portalTexts.push(['${TAKEN}', name, accentedTexts(texts)]);`,
      resolveDir: __dirname,
    },
    ...{ bundle: true, write: false, format: 'iife', charset: 'utf8' },
  });
  return outputFiles[0]?.text ?? '';
};

/** The script is the same for every story of a worker process. */
let script: Promise<string> | null = null;

/** The built file of these English texts, whose name contains a version. */
const englishFile = (name: string): string =>
  readdirSync(DIST).find((file) => file.startsWith(`text-en-${name}.`)) ?? '';

/** From here on the pages of this context speak the pseudo-language when it is chosen. */
export const teachPseudoLanguage = async (context: BrowserContext): Promise<void> => {
  const accent = await (script ??= makeScript());
  // No server has a page in the pseudo-language, so the English page is requested instead of that of the language whose
  // place it takes.
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
    const english = new URL(englishFile(name), route.request().url());
    const response = await route.fetch({ url: english.href });
    const body = `${await response.text()};${accent}`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
};
