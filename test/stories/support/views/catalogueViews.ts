import { HOME, SKELETON, type View } from './views';

const ADD = `${HOME}/addpacks`;
const ROWS = 'main li[aria-posinset]';
const DESCRIPTION = `${HOME}/description`;

/** The views of the two screens on which packs and channels are chosen; of the long lists a few rows. */
export const catalogueViews: readonly View[] = [
  { name: 'catalogue-packs', as: 'asha', path: `${ADD}?q=parivar+1`, shows: ROWS },
  {
    name: 'catalogue-channels',
    as: 'asha',
    path: `${ADD}?list=channels&q=khel+ek`,
    shows: ROWS,
  },
  {
    name: 'catalogue-filters',
    as: 'asha',
    path: `${ADD}?list=channels&q=khel&language=Tamil&hd=1&price=0-5`,
    act: (page) =>
      page
        .locator('search button[aria-expanded]')
        .dispatchEvent('click')
        .then(() => undefined),
    shows: '#field-genre',
  },
  {
    name: 'catalogue-no-match',
    as: 'asha',
    path: `${ADD}?list=channels&q=zzzz`,
    shows: 'main svg + p',
  },
  {
    name: 'catalogue-compare',
    as: 'asha',
    path: `${ADD}?compare=P1001,P1010,P2005&view=compare`,
    shows: 'main details',
  },
  {
    name: 'catalogue-compare-nothing',
    as: 'asha',
    path: `${ADD}?view=compare`,
    shows: 'main svg + p',
  },
  {
    name: 'description-pack',
    as: 'asha',
    path: `${DESCRIPTION}?pack=P1010`,
    shows: 'main details',
  },
  {
    name: 'description-channel',
    as: 'asha',
    path: `${DESCRIPTION}?channel=CH1129`,
    shows: 'main dl',
  },
  {
    name: 'description-unknown',
    as: 'asha',
    path: `${DESCRIPTION}?pack=P9`,
    shows: 'main svg + p',
  },
];

/** The same in trouble, and for households that differ. */
export const catalogueTroubles: readonly View[] = [
  { name: 'catalogue-two-boxes', as: 'meera', path: `${ADD}?kind=BASE`, shows: ROWS },
  { name: 'catalogue-no-box', as: 'joseph', path: `${ADD}?kind=BASE`, shows: ROWS },
  {
    name: 'catalogue-loading',
    as: 'asha',
    path: ADD,
    trouble: (operator) => operator.scenario.pick('slow', { call: 'availablePacks', times: null }),
    shows: SKELETON,
    hasShapes: true,
  },
  {
    name: 'catalogue-failing',
    as: 'asha',
    path: ADD,
    trouble: (operator) =>
      operator.scenario.pick('serverError', { call: 'availablePacks', times: null }),
    shows: 'main [role=alert]',
  },
  {
    name: 'catalogue-half',
    as: 'asha',
    path: `${ADD}?list=channels&q=manch+hd`,
    before: (page) => page.route('**/product/channel?page=2&*', (route) => route.abort()),
    shows: 'main [role=alert]',
  },
];
