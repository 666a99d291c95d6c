import { createServer } from 'node:net';
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from 'playwright-core';
import { browserPath, SWITCHES } from '../run/browser';

/** What is meant by "throttled": a patchy mobile network and a processor four times slower. */
const NETWORK = { latency: 150, kilobits: 1_600 };
export const PROCESSOR = 4;

/** A mid-range phone. */
export const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 };

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const at = server.address();
      server.close(() => resolve(typeof at === 'object' && at ? at.port : 0));
    });
  });

/** Names the browser to start, if it is not Playwright's own. */
const executable = () => {
  const executablePath = browserPath();
  return executablePath === null ? {} : { executablePath };
};

/** Opens Chromium with an empty profile, and returns the port through which Lighthouse drives it too. */
export const openBrowser = async (): Promise<{
  readonly browser: Browser;
  readonly port: number;
}> => {
  const port = await freePort();
  const browser = await chromium.launch({
    ...executable(),
    args: [`--remote-debugging-port=${port}`, ...SWITCHES],
  });
  return { browser, port };
};

/** Opens Chromium in a new process with the profile in `folder`. */
export const openProfile = (folder: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, { ...PHONE, ...executable(), args: [...SWITCHES] });

/** Slows the page's processor and, unless `network` is false, its network, and counts the bytes that it receives. */
export const throttled = async (page: Page, network = true) => {
  const devTools = await page.context().newCDPSession(page);
  const bytes = await countBytes(devTools);
  if (network)
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: NETWORK.latency,
      downloadThroughput: (NETWORK.kilobits * 1000) / 8,
      uploadThroughput: (NETWORK.kilobits * 1000) / 16,
    });
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR });
  return bytes;
};

/** Counts the bytes that a page receives over the network from now on. */
export const countBytes = async (devTools: CDPSession) => {
  await devTools.send('Network.enable');
  const scripts = new Set<string>();
  const bytes = { scripts: 0, all: 0 };
  devTools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.all += encodedDataLength;
    if (scripts.has(requestId)) bytes.scripts += encodedDataLength;
  });
  return bytes;
};

/** Milliseconds for which a page rests before it is measured, and in which its last frames arrive afterwards. */
export const REST_MS = 1_000;

/**
 * Lets time pass as part of a measurement: the pace of a user's presses, or a stretch in which only the page works. It
 * must not be used to wait until something happens.
 */
export const idleFor = (page: Page, milliseconds: number): Promise<void> =>
  page.waitForTimeout(milliseconds);
