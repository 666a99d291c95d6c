import { loadHardCatalogue } from '../peers/hardCatalogue';
import type { View } from './views';

const SAVE = '/nxtselfcareportal/addpacks?view=save';
const find = 'main aside button';

/** The views of "the same channels for less". */
export const saveViews: readonly View[] = [
  {
    name: 'save-choosing',
    as: 'sunita',
    path: SAVE,
    act: async (page) => {
      await page.locator('#field-keep-some').check();
      await page.locator('#field-keep-CH1299').uncheck();
      await page.locator('#field-channel').fill('parda');
    },
    shows: 'search ~ [role=list]',
  },
  {
    name: 'save-result',
    as: 'sunita',
    path: `${SAVE}&look=result`,
    act: async (page) => {
      await page.locator(find).click();
      await page.locator('main details summary').click();
    },
    shows: 'main dl',
  },
  {
    name: 'save-failing',
    as: 'sunita',
    path: `${SAVE}&look=failing`,
    trouble: (operator) => operator.scenario.pick('serverError', { call: 'channels', times: null }),
    shows: 'main [role=alert]',
  },
];

/** To be looked at: nothing to save, and a search that runs for two seconds and is not proved. */
export const saveLooks: readonly View[] = [
  { name: 'save-empty', as: 'newcomer', path: SAVE },
  {
    name: 'save-fixed-only',
    as: 'meera',
    path: SAVE,
    act: async (page) => {
      await page.locator('#field-box').selectOption({ index: 1 });
    },
    shows: 'main aside p',
  },
  {
    name: 'save-searching',
    as: 'sunita',
    path: SAVE,
    before: loadHardCatalogue,
    act: (page) => page.locator(find).click(),
    shows: 'main progress',
  },
  {
    name: 'save-best-found',
    as: 'sunita',
    path: SAVE,
    before: loadHardCatalogue,
    act: (page) => page.locator(find).click(),
    shows: 'main dl',
  },
];
