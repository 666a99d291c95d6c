import { readFile } from 'node:fs/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Entry, Har } from 'har-format';
import type { Browser, Page } from 'playwright-core';
import { rowOf } from '../../support/rowOf';
import type { HarExtension } from '../recording/harExtension';
import { scrubEntry } from './scrub';
import { trimPage, writeArchive } from './trim';
import { type PageMessage, watchPage } from './watcher';

/** Records the actions in one window and returns the archive without personal data. */
export const recordFlow = async (
  browser: Browser,
  address: string,
  drive: (page: Page) => Promise<void>,
): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'selfcare-flow-'));
  const raw = path.join(folder, 'raw.har');
  const pageMessages: PageMessage[] = [];
  try {
    const context = await browser.newContext({
      baseURL: address,
      // The archive would lack the requests of a service worker.
      serviceWorkers: 'block',
      recordHar: { path: raw, content: 'embed', mode: 'full' },
    });
    await context.exposeFunction('sendToRecorder', (text: string) => {
      pageMessages.push(JSON.parse(text) as PageMessage); // written by watchPage
    });
    // The tool that runs these files wraps their functions in calls of a helper that no page has.
    await context.addInitScript('globalThis.__name ??= (it) => it;');
    await context.addInitScript(watchPage);
    await drive(await context.newPage());
    await context.close();
    return archiveOf(JSON.parse(await readFile(raw, 'utf8')) as Har, pageMessages); // written by the browser's driver
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const archiveOf = ({ log }: Har, pageMessages: readonly PageMessage[]): string => {
  const entries = log.entries.filter(({ request }) => {
    const accept = request.headers.find(({ name }) => name.toLowerCase() === 'accept')?.value ?? '';
    return rowOf(request.method, request.url, accept) !== undefined;
  });
  const began = pageMessages[0]?.at ?? 0;
  const own = { format: 1, began, pages: pagesOf(pageMessages, began) } satisfies HarExtension;
  const whole = withAnswers(withBodies(entries, pageMessages), pageMessages);
  return writeArchive({ ...log, entries: whole.map(scrubEntry) }, own);
};

/** Adds the bodies, in the order in which they were sent, each to its own request. */
const withBodies = (
  entries: readonly Entry[],
  pageMessages: readonly PageMessage[],
): readonly Entry[] => {
  const bodies = pageMessages.filter((one) => one.kind === 'sent');
  return entries.map((entry) => {
    const { method, url } = entry.request;
    const at = bodies.findIndex((one) => one.method === method && one.url === url);
    const [sent] = at < 0 ? [] : bodies.splice(at, 1);
    if (!sent) return entry;
    const postData = { mimeType: sent.type, text: sent.body };
    return { ...entry, request: { ...entry.request, postData } };
  });
};

/** Adds missing response bodies. Equal requests get theirs in the order of arrival. */
const withAnswers = (
  entries: readonly Entry[],
  pageMessages: readonly PageMessage[],
): readonly Entry[] => {
  const answers = pageMessages.filter((one) => one.kind === 'answered');
  return entries.map((entry) => {
    if (entry.response.status <= 0) return entry;
    const { method, url } = entry.request;
    const at = answers.findIndex((one) => one.method === method && one.url === url);
    const [answer] = at < 0 ? [] : answers.splice(at, 1);
    const { response } = entry;
    if (!answer || response.content.text) return entry;
    const content = {
      mimeType: response.content.mimeType,
      size: answer.body.length,
      text: answer.body,
    };
    return { ...entry, response: { ...response, content } };
  });
};

const pagesOf = (pageMessages: readonly PageMessage[], began: number): HarExtension['pages'] => {
  const pages: HarExtension['pages'] = [];
  for (const one of pageMessages) {
    if (one.kind === 'opened') {
      const [address = ''] = one.address.split('?');
      pages.push({ at: one.at - began, address, events: [], end: null });
      continue;
    }
    const page = pages.at(-1);
    if (!page || one.kind !== 'happened') continue;
    const { by, type, payload } = one.event;
    page.events.push({
      at: one.at - began,
      by: by === 'saga' ? 'saga' : 'page',
      event: { type, ...(payload !== undefined && { payload }) },
    });
    page.end = one.state;
  }
  return pages.filter(({ events }) => events.length > 0).map(trimPage);
};
