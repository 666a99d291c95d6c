import type { Locator, Page } from 'playwright-core';
import { type EventAnswer, takeAnswers } from '../perf/watch';
import { reach } from './reach';

/** What a journey took. */
export interface Effort {
  taps: number;
  characters: number;
  scrolls: number;
  calls: number;
  /** The longest wait until the next thing could be pressed or read, in milliseconds. */
  wait: number;
  /** The press and the key on which the page worked longest; null until there was one. */
  press: Slowest | null;
  key: Slowest | null;
}

/** The slowest answer of a journey, and what was pressed. */
export interface Slowest extends EventAnswer {
  readonly what: string;
}

type Role = 'button' | 'link' | 'radio' | 'checkbox' | 'tab';
/** A whole name, or a pattern for it. */
type Name = string | RegExp;

interface File {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A person with a phone, who reaches only what is in view and counts every tap. */
export interface Person {
  readonly page: Page;
  readonly effort: Effort;
  readonly tap: (role: Role, name: Name) => Promise<void>;
  /** Taps the field, unless it has the focus already, and types into it. */
  readonly type: (label: Name, text: string) => Promise<void>;
  /** Counts two taps: one opens the list, one takes a choice. */
  readonly choose: (label: Name, choice: string) => Promise<void>;
  /** Taps a button that opens the device's file chooser, and chooses a file there. */
  readonly give: (button: Name, file: File) => Promise<void>;
  /** Taps a button and answers the path of the file that the portal saves. */
  readonly save: (button: Name) => Promise<string>;
  readonly see: (text: Name) => Promise<void>;
  /** Reads how the page answered the last press, when its frames are drawn. */
  readonly readAnswers: () => Promise<void>;
  /** Opens an address of the portal, as a bookmark does. */
  readonly open: (path: string) => Promise<void>;
  /** Presses a button of the card provider's page. It is not counted, because that page is not the portal's. */
  readonly decide: (name: string) => Promise<void>;
}

/** Milliseconds between two keys. */
const KEY = 30;

export const createPerson = (page: Page, address: string, patience: number): Person => {
  const effort: Effort = {
    taps: 0,
    characters: 0,
    scrolls: 0,
    calls: 0,
    wait: 0,
    press: null,
    key: null,
  };
  let acted = Date.now();
  let last: { readonly kind: 'press' | 'key'; readonly what: string } = { kind: 'press', what: '' };
  page.on('request', (request) => {
    if (['xhr', 'fetch'].includes(request.resourceType())) effort.calls += 1;
  });

  /** Reads how the page answered the last press or key, and keeps the slowest of each. */
  const readAnswers = async () => {
    for (const answer of await takeAnswers(page)) {
      const { kind, what } = last;
      if (answer.processing > (effort[kind]?.processing ?? -1)) effort[kind] = { ...answer, what };
    }
  };
  const goTo = async (locator: Locator, what: string) => {
    const { spot, scrolls, scrolling } = await reach(page, locator, what, patience);
    effort.wait = Math.max(effort.wait, Date.now() - acted - scrolling);
    effort.scrolls += scrolls;
    return spot;
  };
  const press = async (locator: Locator, what: string) => {
    const { x, y } = await goTo(locator, what);
    await readAnswers();
    last = { kind: 'press', what };
    await page.touchscreen.tap(x, y);
    effort.taps += 1;
    acted = Date.now();
  };
  const byRole = (role: Role, name: Name) =>
    page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) });
  const byLabel = (label: Name) =>
    page.getByLabel(label, { exact: typeof label === 'string' }).locator('visible=true');

  return {
    page,
    effort,
    tap: (role, name) => press(byRole(role, name), `The ${role} “${String(name)}”`),
    type: async (label, text) => {
      const field = byLabel(label).first();
      const what = `The field “${String(label)}”`;
      await goTo(field, what);
      if (!(await field.evaluate((input) => input === document.activeElement)))
        await press(field, what);
      await readAnswers();
      last = { kind: 'key', what };
      await page.keyboard.type(text, { delay: KEY });
      effort.characters += text.length;
      acted = Date.now();
    },
    choose: async (label, choice) => {
      const list = byLabel(label).first();
      const what = `The list “${String(label)}”`;
      await goTo(list, what);
      await readAnswers();
      last = { kind: 'press', what };
      await list.selectOption({ label: choice });
      effort.taps += 2;
      acted = Date.now();
    },
    give: async (button, file) => {
      const chooser = page.waitForEvent('filechooser');
      await press(byRole('button', button), `The button “${String(button)}”`);
      await (await chooser).setFiles({ ...file });
      acted = Date.now();
    },
    save: async (button) => {
      const saved = page.waitForEvent('download');
      await press(byRole('button', button), `The button “${String(button)}”`);
      return (await saved).path();
    },
    see: async (text) => {
      await goTo(page.getByText(text).locator('visible=true'), `The text “${String(text)}”`);
      await readAnswers();
      acted = Date.now();
    },
    readAnswers,
    open: async (path) => {
      acted = Date.now();
      await page.goto(new URL(path, address).href, { waitUntil: 'commit' });
    },
    decide: async (name) => {
      await page.getByRole('button', { name, exact: true }).click();
      acted = Date.now();
    },
  };
};
