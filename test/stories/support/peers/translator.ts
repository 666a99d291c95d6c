import { type BrowserContext, expect, type Page } from '@playwright/test';

/**
 * Runs in the page, before any script of the portal. Like Chrome's translator it replaces each text node by two nested
 * `font` elements that hold the translation. Here the translation is the text itself, so that what is read can be
 * compared. Texts that come or change later are translated as well.
 */
const translateEverything = (): void => {
  const stays = 'title, script, style, textarea, [translate=no], .notranslate, font';
  const translateText = (text: Text): void => {
    if (text.data.trim() === '' || text.parentElement?.closest(stays)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.parentNode?.insertBefore(outer, text);
    text.parentNode?.removeChild(text);
  };
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let at: Node | null = root; at; at = walker.nextNode())
      if (at instanceof Text) texts.push(at);
    texts.forEach(translateText);
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      (type === 'characterData' ? [target] : addedNodes).forEach((node) => {
        if (document.contains(node)) translate(node);
      });
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

/** Every page that is opened from now on is translated by its browser. */
export const letBrowserTranslate = (where: Page | BrowserContext): Promise<unknown> =>
  where.addInitScript(translateEverything);

/**
 * The texts in the order of reading, without what differs each time: times of day, and numbers of orders and payments.
 */
export const readPage = async (page: Page): Promise<readonly string[]> => {
  const text = await page.locator('body').innerText();
  return text
    .replace(/\b\d{1,2}:\d{2}\b/g, '00:00')
    .replace(/\bOR\w{22}\b/g, 'OR0000')
    .replace(/•\s\w{4}\s\w{4}\b/g, '• 0000')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
};

/**
 * Reads the page until two readings in a row are equal: lists measure their rows and messages leave after the press.
 */
export const readUnchanging = async (page: Page): Promise<readonly string[]> => {
  let last: readonly string[] = [];
  const isUnchanged = async (): Promise<boolean> => {
    const before = last;
    last = await readPage(page);
    return before.length > 0 && before.join('\n') === last.join('\n');
  };
  await expect.poll(isUnchanged, { intervals: [0, 1_500] }).toBe(true);
  return last;
};

/** The parts of a React fiber that are needed to read its texts. */
interface Fiber {
  readonly memoizedProps: unknown;
  readonly stateNode: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** Runs in the page. All that React has rendered as text, and all that is shown, without blanks. */
const collectTexts = (): readonly [rendered: string, shown: string] => {
  const root = document.getElementById('root');
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$')) ?? '';
  const container = (root as unknown as Record<string, Fiber | undefined>)[key]; // React's own name of it
  const { current } = (container?.stateNode ?? {}) as { readonly current?: Fiber }; // the root of the fibers
  const inDialogs: string[] = [];
  const textIn = (fiber: Fiber | null): string => {
    if (fiber === null) return '';
    const { memoizedProps: props, stateNode } = fiber;
    if (typeof stateNode === 'object' && stateNode !== null && 'containerInfo' in stateNode) {
      inDialogs.push(textIn(fiber.child));
      return textIn(fiber.sibling);
    }
    if (typeof props === 'string') return props + textIn(fiber.sibling);
    const { children, dangerouslySetInnerHTML: html } = (
      typeof props === 'object' && props !== null ? props : {}
    ) as { readonly children?: unknown; readonly dangerouslySetInnerHTML?: unknown }; // the props of an element
    const element = stateNode instanceof Element ? stateNode : null;
    // Content that is not rendered as text: the operator's HTML, and the initial value of a text area.
    const isWhole = element !== null && (html !== undefined || element.localName === 'textarea');
    const isText = element !== null && ['string', 'number', 'bigint'].includes(typeof children);
    const own = isWhole ? (element.textContent ?? '') : isText ? String(children) : '';
    return own + textIn(fiber.child) + textIn(fiber.sibling);
  };
  const withoutBlanks = (text: string) => text.replace(/\s+/g, '');
  const dialogs = [...document.body.children]
    .filter((one) => Object.keys(one).some((name) => name.startsWith('__reactFiber$')))
    .map((one) => one.textContent);
  const rendered = textIn(current?.child ?? null);
  return [
    withoutBlanks([rendered, ...inDialogs].join('')),
    withoutBlanks([root?.textContent, ...dialogs].join('')),
  ];
};

/**
 * The rendered and the shown texts are read at the same moment, so nothing is rendered in between. The login is on the
 * page before React has it, and until then React has rendered nothing.
 */
export const assertShownAsRendered = async (page: Page, name: string): Promise<void> => {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const [rendered, shown] = await page.evaluate(collectTexts);
  expect(shown, `${name}, translated by the browser`).toBe(rendered);
};
