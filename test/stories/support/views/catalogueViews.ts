import { HOME } from '../../../../store/core/paths';
import { serverFailing, slow, type View, viewsAt } from '../viewTable';
import { SKELETON } from './views';

const ADD = `${HOME}/addpacks`;
const ROWS = 'main [aria-posinset]';
const NONE = 'main svg + p';
const add = (query: string, as = 'asha') => viewsAt(`${ADD}${query}`, as);
const description = (query: string) => viewsAt(`${HOME}/description?${query}`, 'asha');

/** The views of the two screens on which packs and channels are chosen, with only a few rows of the long lists. */
export const catalogueViews: readonly View[] = [
  add('?q=tamil+parivar+1')('catalogue-packs', ROWS),
  add('?list=channels&q=khel+ek')('catalogue-channels', ROWS),
  add('?list=channels&q=khel&language=Tamil&hd=1&price=0-5')('catalogue-filters', '#field-genre', {
    act: (page) => page.locator('search button[aria-expanded]').dispatchEvent('click'),
  }),
  add('?kind=BOUQUET&compare=P2005,P2006')(
    'catalogue-chosen',
    'main [data-docked] p strong, main [data-docked] p span',
    {
      act: async (page) => {
        await page.locator('main [aria-posinset] button').first().click();
        await page.evaluate(() => window.scrollTo(0, 0));
      },
    },
  ),
  add('?kind=BASE')('catalogue-second-base', '[role=dialog] h2', {
    begins: 'main [aria-posinset] button',
    act: (page) => page.locator('main [aria-posinset] button').first().click(),
  }),
  add('?list=channels&q=zzzz')('catalogue-no-match', NONE),
  add('?compare=P1001,P1010,P2005&view=compare')('catalogue-compare', 'main details'),
  add('?view=compare')('catalogue-compare-nothing', NONE),
  description('pack=P1010')('description-pack', 'main details'),
  description('channel=CH1129')('description-channel', 'main dl'),
  description('pack=P9')('description-unknown', NONE),
];

/** The same screens with failures, and for other households. */
export const catalogueTroubles: readonly View[] = [
  add('?kind=BASE', 'meera')('catalogue-two-boxes', ROWS),
  add('?kind=BASE', 'joseph')('catalogue-no-box', ROWS),
  add('')('catalogue-loading', SKELETON, { trouble: slow('availablePacks'), hasShapes: true }),
  add('')('catalogue-failing', 'main [role=alert]', { trouble: serverFailing('availablePacks') }),
  add('?list=channels&q=manch+hd+1')('catalogue-half', 'main [role=alert]', {
    before: (page) => page.route('**/product/channel?page=2&*', (route) => route.abort()),
  }),
];
