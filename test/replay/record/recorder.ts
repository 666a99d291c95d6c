import { readFile } from 'node:fs/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Entry, Har } from 'har-format';
import type { Browser, Page } from 'playwright-core';
import { rowOf } from '../../support/rowOf';
import { OWN_FIELD, type OwnPart } from '../recording/harExtension';
import { scrubbed } from './scrub';
import { watchPage, type Told } from './watcher';

/** Records what is done in one window, and gives the archive with everything personal taken out. */
export const record = async (
  browser: Browser,
  address: string,
  drive: (page: Page) => Promise<void>,
): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'selfcare-flow-'));
  const raw = path.join(folder, 'raw.har');
  const told: Told[] = [];
  try {
    const context = await browser.newContext({
      baseURL: address,
      // Its own requests would not stand in the archive.
      serviceWorkers: 'block',
      recordHar: { path: raw, content: 'embed', mode: 'full' },
    });
    await context.exposeFunction('tellRecorder', (text: string) => {
      told.push(JSON.parse(text) as Told); // written by watchPage
    });
    // What runs these files marks their functions with a helper that no page has.
    await context.addInitScript('globalThis.__name ??= (it) => it;');
    await context.addInitScript(watchPage);
    await drive(await context.newPage());
    await context.close();
    return archiveOf(JSON.parse(await readFile(raw, 'utf8')) as Har, told); // written by the browser's driver
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const archiveOf = ({ log }: Har, told: readonly Told[]): string => {
  const entries = log.entries.filter(({ request }) => {
    const accept = request.headers.find(({ name }) => name.toLowerCase() === 'accept')?.value ?? '';
    return rowOf(request.method, request.url, accept) !== undefined;
  });
  const began = told[0]?.at ?? 0;
  const own = { format: 1, began, pages: pagesOf(told, began) } satisfies OwnPart;
  const { version, creator } = log;
  return `${JSON.stringify({ log: { version, creator, pages: [], entries: withBodies(entries, told).map(scrubbed), [OWN_FIELD]: own } }, null, 1)}\n`;
};

/** The bodies in the order in which they left, each to the request it belongs to. */
const withBodies = (entries: readonly Entry[], told: readonly Told[]): readonly Entry[] => {
  const bodies = told.filter((one) => one.kind === 'sent');
  return entries.map((entry) => {
    const { method, url } = entry.request;
    const at = bodies.findIndex((one) => one.method === method && one.url === url);
    const [sent] = at < 0 ? [] : bodies.splice(at, 1);
    if (!sent) return entry;
    const postData = { mimeType: sent.type, text: sent.body };
    return { ...entry, request: { ...entry.request, postData } };
  });
};

const pagesOf = (told: readonly Told[], began: number): OwnPart['pages'] => {
  const pages: OwnPart['pages'] = [];
  for (const one of told) {
    if (one.kind === 'opened') {
      const [address = ''] = one.address.split('?');
      pages.push({ at: one.at - began, address, events: [], end: null });
      continue;
    }
    const page = pages.at(-1);
    if (!page || one.kind === 'sent') continue;
    const { by, type, payload } = one.event;
    page.events.push({
      at: one.at - began,
      by: by === 'saga' ? 'saga' : 'page',
      event: { type, ...(payload !== undefined && { payload }) },
    });
    page.end = one.state;
  }
  return pages.filter(({ events }) => events.length > 0);
};
