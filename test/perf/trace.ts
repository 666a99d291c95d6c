import type { Browser } from 'playwright-core';
import { PHONE } from './browser';
import { logInTwice, startHome } from './homeVisits';

/** An event of Chromium's trace format; its times are in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly pid: number;
  readonly tid: number;
  readonly args: { readonly data?: Readonly<Record<string, unknown>>; readonly name?: string };
}

/** Work of fewer microseconds is left out. */
const SHORTEST = 4_000;
/** Work that only contains other work, or has no time of its own. */
const WRAPPERS = /^(RunTask|ThreadControllerImpl|v8\.|ResourceReceived|ResourceWillSend|V8\.)/;
const CATEGORIES = ['devtools.timeline', 'loading', 'blink.user_timing'];

/** Traces one warm start of Home, and lists line by line what the page's main thread and its network did. */
export const traceWarmStart = async (browser: Browser, address: string): Promise<string> => {
  const context = await browser.newContext(PHONE);
  const devTools = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  devTools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[])); // Chromium's trace format
  });
  try {
    await logInTwice(context, address, true);
    await devTools.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: CATEGORIES },
    });
    await startHome(context, address);
    const isComplete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve));
    await devTools.send('Tracing.end');
    await isComplete;
    return linesOf(events).join('\n');
  } finally {
    await context.close();
  }
};

const linesOf = (events: readonly TraceEvent[]): readonly string[] => {
  const start = events
    .filter(({ name, args }) => name === 'navigationStart' && args.data?.['documentLoaderURL'])
    .at(-1);
  if (!start) throw new Error('The trace has no start of a page');
  const since = (microseconds: number) => (microseconds - start.ts) / 1000;
  const line = (at: number, took: number, what: string) =>
    `${at.toFixed(0).padStart(6)} ${took > 0 ? took.toFixed(0).padStart(5) : '     '}  ${what}`;
  const isMain = mainThreadOf(events, start.pid);
  const sent = new Map(
    events
      .filter(({ name }) => name === 'ResourceSendRequest')
      .map(({ ts, args }) => [args.data?.['requestId'], { ts, url: nameOf(args.data?.['url']) }]),
  );
  return events
    .filter((event) => event.pid === start.pid && event.ts >= start.ts)
    .flatMap((event): readonly { readonly at: number; readonly text: string }[] => {
      const { name, ph, ts, dur = 0, args } = event;
      const at = since(ts);
      if (name === 'ResourceFinish') {
        const request = sent.get(args.data?.['requestId']);
        if (!request) return [];
        const took = (ts - request.ts) / 1000;
        return [{ at: since(request.ts), text: line(since(request.ts), took, `← ${request.url}`) }];
      }
      if (/^(firstPaint|firstContentfulPaint|largestContentfulPaint::)/.test(name))
        return [{ at, text: line(at, 0, `── ${name}`) }];
      if (ph !== 'X' || dur < SHORTEST || WRAPPERS.test(name) || !isMain(event)) return [];
      const { functionName, url, type } = args.data ?? {};
      const what = [name, functionName, type, nameOf(url)].filter(Boolean).join(' ');
      return [{ at, text: line(at, dur / 1000, what) }];
    })
    .sort((first, second) => first.at - second.at)
    .map(({ text }) => text);
};

const mainThreadOf = (events: readonly TraceEvent[], pid: number) => {
  const thread = events.find(
    ({ name, args, pid: own }) =>
      name === 'thread_name' && own === pid && args.name === 'CrRendererMain',
  );
  return ({ tid }: TraceEvent): boolean => tid === thread?.tid;
};

/** The last part of an address, without its query. */
const nameOf = (url: unknown): string =>
  typeof url === 'string' ? (url.split(/[?#]/)[0]?.split('/').pop() ?? '') : '';
