import { all, call, put, select, type SagaGenerator } from 'typed-redux-saga';
import {
  catalogueReducer,
  catalogueRenewed,
  channelId,
  channelPageArrived,
  loadCatalogue,
  loadPackChannels,
  packChannelsArrived,
  packId,
  packPageArrived,
  selectNextChannelPage,
  selectNextPackPage,
  selectPackLists,
  selectSince,
  type CataloguePage,
  type CatalogueWish,
} from '../../store/catalogue/catalogue';
import type { Channel } from '../../store/wire/entities/packs/channels';
import type { AvailablePack } from '../../store/wire/entities/packs/packs';
import { callApi } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import type { Domain } from '../core/domain';
import { latest } from '../core/runFlow';

/** Asked for at a time: few enough that the first page is soon there on a slow phone. */
export const PAGE_SIZE = 500;
/** Milliseconds for which prices and packs are not asked for again by themselves. */
export const FRESH = 10 * 60_000;

export const catalogueDomain: Domain = {
  name: 'catalogue',
  reducer: catalogueReducer,
  *saga() {
    yield* latest(loadCatalogue, load);
    yield* latest(loadPackChannels, loadLists);
  },
};

/** Only what is missing, unless what is there is old. */
function* load({ anew = false }: CatalogueWish): SagaGenerator<void> {
  const since = yield* select(selectSince);
  const isOld = since !== null && Math.abs(Date.now() - since) >= FRESH;
  if (since !== null && (anew || isOld)) yield* renew();
  else yield* sideBySide(goOnWithPacks, goOnWithChannels);
}

function* goOnWithPacks(): SagaGenerator<void> {
  yield* readPages(yield* select(selectNextPackPage), packPage, function* (page) {
    yield* put(packPageArrived(page));
    return yield* select(selectNextPackPage);
  });
}

function* goOnWithChannels(): SagaGenerator<void> {
  yield* readPages(yield* select(selectNextChannelPage), channelPage, function* (page) {
    yield* put(channelPageArrived(page));
    return yield* select(selectNextChannelPage);
  });
}

/** All of the new catalogue, and only then instead of the old one: no list shrinks before its reader. */
function* renew(): SagaGenerator<void> {
  const packs: AvailablePack[] = [];
  const channels: Channel[] = [];
  yield* sideBySide(
    () => readPages(1, packPage, (page) => collected(packs, page, packId)),
    () => readPages(1, channelPage, (page) => collected(channels, page, channelId)),
  );
  yield* put(catalogueRenewed({ packs, channels, at: Date.now() }));
}

/** A page that brings nothing new is the end, also from an operator that gives the same one for ever. */
function* collected<Item>(
  into: Item[],
  { page, items, isLast }: CataloguePage<Item>,
  idOf: (item: Item) => string,
): SagaGenerator<number | null> {
  const known = new Set(into.map(idOf));
  const fresh = items.filter((item) => !known.has(idOf(item)));
  into.push(...fresh);
  return isLast || fresh.length === 0 ? null : page + 1;
}

type Ask<Item> = (page: number) => SagaGenerator<Item[]>;
const packPage: Ask<AvailablePack> = (page) =>
  callApi(endpoints.availablePacks, { page, pagesize: PAGE_SIZE });
const channelPage: Ask<Channel> = (page) =>
  callApi(endpoints.channels, { page, pagesize: PAGE_SIZE });

/** Page by page, for as long as whoever keeps a page wants another one. */
function* readPages<Item>(
  from: number | null,
  ask: Ask<Item>,
  keep: (page: CataloguePage<Item>) => SagaGenerator<number | null>,
): SagaGenerator<void> {
  let page = from;
  while (page !== null) {
    const items = yield* ask(page);
    page = yield* keep({ page, items, isLast: items.length < PAGE_SIZE, at: Date.now() });
  }
}

type Work = () => SagaGenerator<void>;

/** Two at once, each to its own end: what fails does not take the other with it. */
function* sideBySide(one: Work, other: Work): SagaGenerator<void> {
  const ends = yield* all([call(endOf, one), call(endOf, other)]);
  for (const { error } of ends) if (error !== undefined) throw error;
}

function* endOf(work: Work): SagaGenerator<{ readonly error?: unknown }> {
  try {
    yield* work();
    return {};
  } catch (error) {
    return { error };
  }
}

/** One pack after another; what is there is not asked for again. */
function* loadLists({ productids }: { readonly productids: readonly string[] }) {
  for (const productid of productids) {
    if (productid in (yield* select(selectPackLists))) continue;
    const channels: Channel[] = [];
    const ask: Ask<Channel> = (page) =>
      callApi(endpoints.channels, { productid, page, pagesize: PAGE_SIZE });
    yield* readPages(1, ask, (page) => collected(channels, page, channelId));
    yield* put(packChannelsArrived({ productid, channels }));
  }
}
