import { createServer } from 'node:net';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { browserPath, SWITCHES } from '../run/browser';

/** What is meant by "throttled": a patchy mobile network and a processor four times slower. */
const NETWORK = { latency: 150, kilobits: 1_600 };
export const PROCESSOR = 4;

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const at = server.address();
      server.close(() => resolve(typeof at === 'object' && at ? at.port : 0));
    });
  });

/** A Chromium with an empty profile, and the port by which Lighthouse drives it as well. */
export const openBrowser = async (): Promise<{
  readonly browser: Browser;
  readonly port: number;
}> => {
  const port = await freePort();
  const executablePath = browserPath();
  const browser = await chromium.launch({
    ...(executablePath !== null && { executablePath }),
    args: [`--remote-debugging-port=${port}`, ...SWITCHES],
  });
  return { browser, port };
};

/** Slows a page down, and counts what comes over its network. */
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

/** Counts the bytes that come over a page's network from now on. */
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

/** Milliseconds in which a page comes to rest before it is measured, and in which its last frames come after. */
export const REST_MS = 1_000;

/**
 * Lets time pass in what is measured: the pace of a hand, or a stretch in which only the page works. No
 * wait for something to happen, which is waited for by itself.
 */
export const idleFor = (page: Page, milliseconds: number): Promise<void> =>
  page.waitForTimeout(milliseconds);
