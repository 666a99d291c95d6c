import { all, call, put, type SagaGenerator, select } from 'typed-redux-saga';
import {
  type CataloguePage,
  catalogueReducer,
  catalogueRenewed,
  type CatalogueRequest,
  channelId,
  channelPageArrived,
  loadCatalogue,
  loadPackChannels,
  packChannelsArrived,
  packId,
  packPageArrived,
  selectCatalogueLoadedAt,
  selectNextChannelPage,
  selectNextPackPage,
  selectPackLists,
} from '../../store/catalogue/catalogue';
import type { Channel } from '../../store/wire/entities/packs/channels';
import type { AvailablePack } from '../../store/wire/entities/packs/packs';
import { unreadableRowsOf } from '../../store/wire/lenientReaders';
import { callApi, forgetRepeatedPage } from '../api/callApi';
import { endpoints } from '../api/endpoints';
import type { Domain } from '../core/domain';
import { latest } from '../core/runFlow';

/** Rows of a page: few enough that the first page arrives soon on a slow phone. */
export const CATALOGUE_PAGE_SIZE = 500;
/** Milliseconds for which a loaded catalogue is up to date. The next request after that time loads all of it again. */
export const CATALOGUE_MAX_AGE = 10 * 60_000;

export const catalogueDomain: Domain = {
  name: 'catalogue',
  reducer: catalogueReducer,
  *saga() {
    yield* latest(loadCatalogue, load);
    yield* latest(loadPackChannels, loadPackChannelLists);
  },
};

/** Loads the missing pages only, or everything when the catalogue is old or a refresh is requested. */
function* load({ refresh = false }: CatalogueRequest): SagaGenerator<void> {
  const since = yield* select(selectCatalogueLoadedAt);
  const isOld = since !== null && Math.abs(Date.now() - since) >= CATALOGUE_MAX_AGE;
  if (since !== null && (refresh || isOld)) yield* replaceCatalogue();
  else yield* runInParallel(loadRemainingPacks, loadRemainingChannels);
}

function* loadRemainingPacks(): SagaGenerator<void> {
  yield* readPages(yield* select(selectNextPackPage), packPages, function* (page) {
    yield* put(packPageArrived(page));
    return yield* select(selectNextPackPage);
  });
}

function* loadRemainingChannels(): SagaGenerator<void> {
  yield* readPages(yield* select(selectNextChannelPage), channelPages, function* (page) {
    yield* put(channelPageArrived(page));
    return yield* select(selectNextChannelPage);
  });
}

/** Loads the whole new catalogue before it replaces the old one, so that no list shrinks while it is shown. */
function* replaceCatalogue(): SagaGenerator<void> {
  const packs: AvailablePack[] = [];
  const channels: Channel[] = [];
  yield* runInParallel(
    () => readPages(1, packPages, (page) => collectPage(packs, page, packId)),
    () => readPages(1, channelPages, (page) => collectPage(channels, page, channelId)),
  );
  yield* put(catalogueRenewed({ packs, channels, at: Date.now() }));
}

/** A page without a new row is the last page, because some operators send the same rows for every page number. */
function* collectPage<Item>(
  collected: Item[],
  { page, items, isLast }: CataloguePage<Item>,
  idOf: (item: Item) => string,
): SagaGenerator<number | null> {
  const knownIds = new Set(collected.map(idOf));
  const fresh = items.filter((item) => !knownIds.has(idOf(item)));
  collected.push(...fresh);
  return isLast || fresh.length === 0 ? null : page + 1;
}

interface Pages<Item> {
  /** The call under which unreadable rows are counted; null when they are not counted. */
  readonly counted: 'availablePacks' | 'channels' | null;
  readonly ask: (page: number) => SagaGenerator<Item[]>;
}
const packPages: Pages<AvailablePack> = {
  counted: 'availablePacks',
  ask: (page) => callApi(endpoints.availablePacks, { page, pagesize: CATALOGUE_PAGE_SIZE }),
};
const channelPages: Pages<Channel> = {
  counted: 'channels',
  ask: (page) => callApi(endpoints.channels, { page, pagesize: CATALOGUE_PAGE_SIZE }),
};
const pagesOfPack = (productid: string): Pages<Channel> => ({
  counted: null,
  ask: (page) => callApi(endpoints.channels, { productid, page, pagesize: CATALOGUE_PAGE_SIZE }),
});

/**
 * Requests page after page until `keepPage` returns null. A short page is not the end, because the operator may use
 * a page size of its own.
 */
function* readPages<Item>(
  from: number | null,
  { counted, ask }: Pages<Item>,
  keepPage: (page: CataloguePage<Item>) => SagaGenerator<number | null>,
): SagaGenerator<void> {
  let page = from;
  while (page !== null) {
    const items = yield* ask(page);
    const isLast = items.length + unreadableRowsOf(items) === 0;
    const next = yield* keepPage({ page, items, isLast, at: Date.now() });
    if (counted && page > 1 && next === null && items.length > 0)
      yield* forgetRepeatedPage(counted, page, items);
    page = next;
  }
}

type Task = () => SagaGenerator<void>;

/** Runs two tasks in parallel. When one fails, the other still runs to its end. */
function* runInParallel(first: Task, second: Task): SagaGenerator<void> {
  const ends = yield* all([call(settle, first), call(settle, second)]);
  for (const end of ends) if ('error' in end) throw end.error;
}

function* settle(work: Task): SagaGenerator<{ readonly error?: unknown }> {
  try {
    yield* work();
    return {};
  } catch (error) {
    return { error };
  }
}

function* loadPackChannelLists({ productids }: { readonly productids: readonly string[] }) {
  for (const productid of productids) {
    if (productid in (yield* select(selectPackLists))) continue;
    const channels: Channel[] = [];
    yield* readPages(1, pagesOfPack(productid), (page) => collectPage(channels, page, channelId));
    yield* put(packChannelsArrived({ productid, channels }));
  }
}
