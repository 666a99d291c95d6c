import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { test } from '@playwright/test';
import type * as Selenium from 'selenium-webdriver';
import type * as SeleniumRemote from 'selenium-webdriver/remote';
import { onPath } from '../run/browser';
import { requireTool } from '../run/ensureTool';
import { type StandIn, startOperator } from '../stories/support/story';

// Only the types of selenium-webdriver are installed with the project. `test/tools/webdriver` holds the version that
// they describe.
const { Builder, By, until } = requireTool('webdriver', 'selenium-webdriver') as typeof Selenium;
const { DriverService } = requireTool(
  'webdriver',
  'selenium-webdriver/remote',
) as typeof SeleniumRemote;

/** Milliseconds to wait for an element or a text. */
const PATIENCE = 20_000;

/** What a subscriber does on the page; elements are found by what the page shows. */
export interface WebkitPage {
  readonly open: (path: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly path: () => Promise<string>;
  /** Waits until this text is shown. */
  readonly sees: (text: string) => Promise<void>;
  readonly fill: (label: string, text: string) => Promise<void>;
  readonly press: (button: string) => Promise<void>;
  /** Ticks or unticks the box with these words beside it. */
  readonly toggle: (words: string) => Promise<void>;
}

interface Stories {
  readonly visit: WebkitPage;
}

interface Shared {
  /** The stand-in operator, back at its seeds for each story. */
  readonly operator: StandIn;
  /** Where WebKit's driver listens. */
  readonly driver: string;
}

const visitBy = (webkit: Selenium.WebDriver, address: string): WebkitPage => {
  const shown = async (xpath: string) => {
    const found = await webkit.wait(until.elementLocated(By.xpath(xpath)), PATIENCE, xpath);
    return webkit.wait(until.elementIsVisible(found), PATIENCE, xpath);
  };
  return {
    open: (path) => webkit.get(address + path),
    reload: () => webkit.navigate().refresh(),
    path: async () => new URL(await webkit.getCurrentUrl()).pathname,
    sees: async (text) => {
      await webkit.wait(
        () =>
          webkit.executeScript(
            'return document.body.innerText.replaceAll("\\u00a0", " ").includes(arguments[0])',
            text,
          ),
        PATIENCE,
        `The page does not show: ${text}`,
      );
    },
    fill: async (label, text) => {
      const field = await shown(`//input[@id=//label[normalize-space()="${label}"]/@for]`);
      await field.clear();
      await field.sendKeys(text);
    },
    press: async (button) => (await shown(`//button[normalize-space()="${button}"]`)).click(),
    toggle: async (words) => (await shown(`//label[contains(., "${words}")]`)).click(),
  };
};

/** A story in WebKit as Debian packages it, driven by WebDriver: Playwright drives only its own build of WebKit. */
export const webkitStory = test.extend<Stories, Shared>({
  operator: [
    async ({}, use) => {
      const operator = await startOperator();
      await use(operator);
      await operator.close();
    },
    { scope: 'worker' },
  ],
  driver: [
    async ({}, use) => {
      const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const [display] = await once(screen.stdout, 'data');
      process.env['DISPLAY'] = `:${String(display).trim()}`;
      const service = new DriverService.Builder(onPath('WebKitWebDriver') ?? '')
        .setLoopback(true)
        .build();
      await use(await service.start());
      await service.kill();
      screen.kill();
    },
    { scope: 'worker' },
  ],
  visit: async ({ driver, operator }, use) => {
    operator.reset();
    const webkit = await new Builder()
      .usingServer(driver)
      .withCapabilities({ browserName: 'MiniBrowser' })
      .build();
    await use(visitBy(webkit, operator.address));
    await webkit.quit();
  },
});
