import { expectSaga } from 'redux-saga-test-plan';
import { endpoints } from '../../../../sagas/api/endpoints';
import { send } from '../../../../sagas/api/send';
import {
  CATALOGUE_MAX_AGE,
  CATALOGUE_PAGE_SIZE,
  catalogueDomain,
} from '../../../../sagas/catalogue/catalogue';
import { selectSnackbar } from '../../../../store/app/snackbar';
import {
  catalogueRenewed,
  type CatalogueRequest,
  channelPageArrived,
  loadCatalogue,
  loadPackChannels,
  packChannelsArrived,
  packPageArrived,
  selectCatalogueLoadedAt,
  selectChannels,
  selectIsCatalogueComplete,
  selectNextChannelPage,
  selectNextPackPage,
  selectPacks,
} from '../../../../store/catalogue/catalogue';
import { selectPackChannels } from '../../../../store/catalogue/catalogueIndex';
import type { Failure } from '../../../../store/core/failure';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import type { RootState } from '../../../../store/root/rootReducer';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { answering, failing, neverAnswers, type Prepared, refused } from '../../../support/backend';
import { aChannel, anAvailablePack } from '../../../support/builders';
import { openPortal } from '../../../support/portal';
import { loadedReducer, stateAfter } from '../../../support/stateAfter';

expectSaga.DEFAULT_TIMEOUT = 60;

const channelRows = (count: number, first = 0): Channel[] =>
  Array.from({ length: count }, (_, at) => aChannel({ channelid: `C${first + at}` }));
const packRows = (count: number, first = 0): AvailablePack[] =>
  Array.from({ length: count }, (_, at) => anAvailablePack({ productid: `P${first + at}` }));

const packs = (given: Prepared[1]) => [endpoints.availablePacks, given] as Prepared;
const channels = (given: Prepared[1]) => [endpoints.channels, given] as Prepared;

/** The requests of the calls that left, as text. */
let asked: string[] = [];
beforeEach(() => {
  asked = [];
});
const listening = {
  call({ fn, args }: { fn: unknown; args: unknown[] }, next: () => unknown): unknown {
    if (fn === send) asked.push(JSON.stringify(args[1]));
    return next();
  },
};

const running = (state: RootState, answers: Prepared[]) =>
  expectSaga(catalogueDomain.saga)
    .withReducer(loadedReducer(), state)
    .provide([listening, ...answering(...answers)]);

const loading = async (state: RootState, request: CatalogueRequest, ...answers: Prepared[]) =>
  (await running(state, answers).dispatch(loadCatalogue.requested(request)).silentRun()).storeState;

const renewedAt = (at: number) =>
  stateAfter(catalogueRenewed({ packs: packRows(1), channels: channelRows(2), at }));

const failures: readonly (readonly [Failure['kind'], Prepared[1]])[] = [
  ['refused', refused(500, 'The catalogue is closed for the night.')],
  ['unreadable', failing('unreadable')],
  ['unreachable', failing('unreachable')],
  ['tooSlow', failing('tooSlow')],
];

describe('The catalogue', () => {
  it.each([1, 20, 25, 50, 100, 250])(
    'All of it is loaded from an operator that keeps to pages of %d',
    async (size) => {
      const pages = [0, 1, 2].map((at) => channels(channelRows(size, at * size)));
      const packPages = [0, 1].map((at) => packs(packRows(size, at * size)));
      const state = await loading(
        stateAfter(),
        {},
        ...pages,
        channels([]),
        ...packPages,
        packs([]),
      );
      expect(selectChannels(state)).toHaveLength(3 * size);
      expect(selectPacks(state)).toHaveLength(2 * size);
      expect(selectIsCatalogueComplete(state)).toBe(true);
      expect(asked).toHaveLength(7);
    },
  );

  it('The catalogue is loaded page by page until a page brings nothing new', async () => {
    const state = await loading(
      stateAfter(),
      {},
      packs(packRows(3)),
      channels(channelRows(CATALOGUE_PAGE_SIZE)),
      channels(channelRows(CATALOGUE_PAGE_SIZE, CATALOGUE_PAGE_SIZE)),
      channels(channelRows(2, 2 * CATALOGUE_PAGE_SIZE)),
    );
    expect(selectPacks(state)).toHaveLength(3);
    expect(selectChannels(state)).toHaveLength(2 * CATALOGUE_PAGE_SIZE + 2);
    expect(selectIsCatalogueComplete(state)).toBe(true);
    expect(selectStatus(state, loadCatalogue)).toBe('succeeded');
    expect(selectCatalogueLoadedAt(state)).toBeGreaterThan(Date.now() - 10_000);
  });

  it('The first page is shown while the second is loading', async () => {
    const state = await loading(
      stateAfter(),
      {},
      packs(packRows(3)),
      channels(channelRows(CATALOGUE_PAGE_SIZE)),
      channels(neverAnswers),
    );
    expect(selectChannels(state)).toHaveLength(CATALOGUE_PAGE_SIZE);
    expect(selectStatus(state, loadCatalogue)).toBe('running');
  });

  it.each(failures)(
    'When the channels are %s, the screen says so and the packs are shown',
    async (...failureCase) => {
      const [kind, failure] = failureCase;
      const state = await loading(stateAfter(), {}, packs(packRows(3)), channels(failure));
      expect(selectFailure(state, loadCatalogue)).toMatchObject({ kind });
      expect(selectPacks(state)).toHaveLength(3);
      expect(selectChannels(state)).toBeNull();
      expect(selectSnackbar(state)).toBeNull();
    },
  );

  it.each(failures)(
    'When the packs are %s, the screen says so and the channels are shown',
    async (...failureCase) => {
      const [kind, failure] = failureCase;
      const state = await loading(stateAfter(), {}, packs(failure), channels(channelRows(2)));
      expect(selectFailure(state, loadCatalogue)).toMatchObject({ kind });
      expect(selectPacks(state)).toBeNull();
      expect(selectChannels(state)).toHaveLength(2);
    },
  );

  it.each(failures)('When a later page is %s, the loaded pages are kept', async (kind, failure) => {
    const state = await loading(
      stateAfter(),
      {},
      packs(packRows(3)),
      channels(channelRows(CATALOGUE_PAGE_SIZE)),
      channels(failure),
    );
    expect(selectFailure(state, loadCatalogue)).toMatchObject({ kind });
    expect(selectChannels(state)).toHaveLength(CATALOGUE_PAGE_SIZE);
    expect(selectNextChannelPage(state)).toBe(2);
    expect(selectNextPackPage(state)).toBeNull();
  });

  it('A retry continues where loading stopped without repeating a page', async () => {
    const at = Date.now();
    const half = stateAfter(
      packPageArrived({ page: 1, items: packRows(3), isLast: true, at }),
      channelPageArrived({ page: 1, items: channelRows(CATALOGUE_PAGE_SIZE), isLast: false, at }),
    );
    const more = channels(channelRows(5, CATALOGUE_PAGE_SIZE));
    const state = await loading(half, {}, more, channels([]));
    expect(selectChannels(state)).toHaveLength(CATALOGUE_PAGE_SIZE + 5);
    expect(asked).toEqual([
      JSON.stringify({ page: 2, pagesize: CATALOGUE_PAGE_SIZE }),
      JSON.stringify({ page: 3, pagesize: CATALOGUE_PAGE_SIZE }),
    ]);
  });

  it('Loading ends when the operator returns the same page for ever', async () => {
    const same = channels(channelRows(CATALOGUE_PAGE_SIZE));
    const state = await loading(stateAfter(), {}, packs(packRows(1)), same);
    expect(selectIsCatalogueComplete(state)).toBe(true);
    expect(asked).toHaveLength(4);
    const again = await loading(state, { refresh: true }, packs(packRows(1)), same);
    expect(selectChannels(again)).toHaveLength(CATALOGUE_PAGE_SIZE);
    expect(asked).toHaveLength(8);
  });

  it('A fresh catalogue is not loaded again', async () => {
    const state = await loading(renewedAt(Date.now() - CATALOGUE_MAX_AGE / 2), {});
    expect(asked).toEqual([]);
    expect(selectStatus(state, loadCatalogue)).toBe('succeeded');
  });

  it('An old catalogue is loaded again, and so is one the subscriber refreshes', async () => {
    const answers = [packs(packRows(2)), channels(channelRows(4))];
    const old = await loading(renewedAt(Date.now() - CATALOGUE_MAX_AGE), {}, ...answers);
    expect(selectChannels(old)).toHaveLength(4);
    const wanted = await loading(renewedAt(Date.now()), { refresh: true }, ...answers);
    expect(selectPacks(wanted)).toHaveLength(2);
  });

  it('The old catalogue is shown until the new one is complete', async () => {
    const state = await loading(
      renewedAt(1),
      {},
      packs(packRows(9)),
      channels(channelRows(CATALOGUE_PAGE_SIZE)),
      channels(neverAnswers),
    );
    expect(selectPacks(state)).toHaveLength(1);
    expect(selectChannels(state)).toHaveLength(2);
  });

  it.each(failures)('When the new catalogue is %s, the old one is kept', async (kind, failure) => {
    const state = await loading(renewedAt(1), {}, packs(packRows(9)), channels(failure));
    expect(selectFailure(state, loadCatalogue)).toMatchObject({ kind });
    expect(selectPacks(state)).toHaveLength(1);
    expect(selectCatalogueLoadedAt(state)).toBe(1);
  });

  it('Leaving the screen cancels the calls in flight', async () => {
    const { storeState } = await running(stateAfter(), [
      packs(neverAnswers),
      channels(neverAnswers),
    ])
      .dispatch(loadCatalogue.requested({}))
      .dispatch(loadCatalogue.cancelled())
      .silentRun();
    expect(selectStatus(storeState, loadCatalogue)).toBe('idle');
    expect(storeState.loader).toBe(0);
  });
});

describe('The channels of a pack', () => {
  const asking = async (state: RootState, productids: string[], ...answers: Prepared[]) =>
    (await running(state, answers).dispatch(loadPackChannels.requested({ productids })).silentRun())
      .storeState;

  it('The channels are requested once for each pack', async () => {
    const known = stateAfter(packChannelsArrived({ productid: 'A', channels: channelRows(1) }));
    const state = await asking(known, ['A', 'B'], channels(channelRows(3)));
    expect(selectPackChannels(state, 'B')).toHaveLength(3);
    expect(asked).toEqual([
      JSON.stringify({ productid: 'B', page: 1, pagesize: CATALOGUE_PAGE_SIZE }),
      JSON.stringify({ productid: 'B', page: 2, pagesize: CATALOGUE_PAGE_SIZE }),
    ]);
  });

  it('A pack may have no channels', async () => {
    const state = await asking(stateAfter(), ['A'], channels([]));
    expect(selectPackChannels(state, 'A')).toEqual([]);
  });

  it.each(failures)('When the channels are %s, the screen says so', async (kind, failure) => {
    const state = await asking(
      stateAfter(),
      ['A', 'B'],
      channels(channelRows(1)),
      channels([]),
      channels(failure),
    );
    expect(selectFailure(state, loadPackChannels)).toMatchObject({ kind });
    expect(selectPackChannels(state, 'A')).toHaveLength(1);
    expect(selectPackChannels(state, 'B')).toBeNull();
  });
});

it('A session that ends between two pages cancels the loading', async () => {
  const portal = await openPortal({ domains: [catalogueDomain] });
  await portal.logIn();
  let page = 0;
  portal.operator.replies(endpoints.availablePacks, async () => Response.json([]));
  portal.operator.replies(endpoints.channels, async () => {
    page += 1;
    if (page === 2) return Response.json({ error: 'no session' }, { status: 401 });
    return Response.json(channelRows(CATALOGUE_PAGE_SIZE).map(({ channelid }) => ({ channelid })));
  });
  portal.dispatch(loadCatalogue.requested({}));
  await portal.until((state) => !selectIsLoggedIn(state));
  expect(selectChannels(portal.state())).toBeNull();
  expect(page).toBe(2);
});
