import { equipmentDomain } from '../../../../sagas/account/equipment';
import { kycDomain } from '../../../../sagas/account/kyc';
import { endpoints } from '../../../../sagas/api/endpoints';
import { samples } from '../../../../sagas/api/samples/samples';
import { CATALOGUE_PAGE_SIZE, catalogueDomain } from '../../../../sagas/catalogue/catalogue';
import { ticketsDomain } from '../../../../sagas/help/tickets';
import { TRANSACTIONS_PER_PAGE, transactionsDomain } from '../../../../sagas/history/transactions';
import { alertsDomain } from '../../../../sagas/inbox/alerts';
import { packsDomain } from '../../../../sagas/packs/packs';
import { loadEquipment } from '../../../../store/account/equipment';
import { loadDocuments } from '../../../../store/account/kyc';
import { loadCatalogue, loadPackChannels } from '../../../../store/catalogue/catalogue';
import { selectStatus } from '../../../../store/core/flows';
import { loadTickets, newestTickets } from '../../../../store/help/tickets';
import { loadTransactions, selectHistoryEntries } from '../../../../store/history/transactions';
import { sessionDiscarded } from '../../../../store/identity/session';
import { loadAlerts } from '../../../../store/inbox/alerts';
import { loadActivePacks, selectActivePacks } from '../../../../store/packs/packs';
import { rowsLeftOut, selectUnreadableRows } from '../../../../store/wire/unreadableRows';
import { openPortal, type TestPortal } from '../../../support/portal';
import { stateAfter } from '../../../support/stateAfter';

const [pack] = samples.activePacks;
const [transaction] = samples.transactions;

const load = async (portal: TestPortal, list: readonly unknown[]) => {
  portal.operator.replies(endpoints.activePacks, () => Response.json(list));
  portal.dispatch(loadActivePacks.requested({ productstatus: 'ALL' }));
  await portal.until((state) => selectStatus(state, loadActivePacks) !== 'running');
  return selectUnreadableRows(portal.state(), 'activePacks');
};

it('Packs that cannot be read hide none of the others and are counted until the list is whole', async () => {
  const portal = await openPortal({ domains: [packsDomain] });
  expect(await load(portal, [pack, {}, null])).toBe(2);
  expect(selectActivePacks(portal.state())).toHaveLength(1);
  expect(await load(portal, [pack])).toBe(0);
});

it('The count ends with the session', async () => {
  const portal = await openPortal({ domains: [packsDomain] });
  await load(portal, [pack, {}]);
  portal.dispatch(sessionDiscarded());
  expect(selectUnreadableRows(portal.state(), 'activePacks')).toBe(0);
});

it('Transactions are counted over all pages, and an unreadable one does not end the history', async () => {
  const portal = await openPortal({ domains: [transactionsDomain] });
  const pageOf = (no: number) =>
    Array.from({ length: TRANSACTIONS_PER_PAGE }, (_, at) => ({
      ...transaction,
      transactionid: `${no} ${at}`,
    }));
  const pages = [
    [{ amount: 'much' }, ...pageOf(1).slice(1)],
    [{ ...transaction, transactionid: 'last' }, null],
  ];
  portal.operator.replies(endpoints.transactions, ({ url }) =>
    Response.json(pages[Number(new URL(url).searchParams.get('page')) - 1]),
  );
  const loadAll = async () => {
    portal.dispatch(loadTransactions.requested({ fromTheTop: true }));
    await portal.until((state) => selectStatus(state, loadTransactions) !== 'running');
    return selectUnreadableRows(portal.state(), 'transactions');
  };
  expect(await loadAll()).toBe(2);
  expect(selectHistoryEntries(portal.state())).toHaveLength(TRANSACTIONS_PER_PAGE);
  // The first page is read again at the next visit, and is not counted twice.
  expect(await loadAll()).toBe(2);
});

it('A page that an operator sends for every number is counted once', async () => {
  const portal = await openPortal({ domains: [transactionsDomain, catalogueDomain] });
  portal.operator.replies(endpoints.transactions, () => Response.json([transaction, null]));
  portal.operator.replies(endpoints.channels, () => Response.json([samples.channels[0], null]));
  portal.operator.replies(endpoints.availablePacks, () =>
    Response.json([samples.availablePacks[0], null]),
  );
  await portal.press(loadTransactions, { fromTheTop: true });
  await portal.press(loadCatalogue, {});
  for (const call of ['transactions', 'channels', 'availablePacks'] as const)
    expect(selectUnreadableRows(portal.state(), call)).toBe(1);
});

it.each([
  ['cpe', equipmentDomain, loadEquipment.requested(), loadEquipment, samples.cpe],
  ['documents', kycDomain, loadDocuments.requested(), loadDocuments, samples.documents],
  ['tickets', ticketsDomain, loadTickets.requested(newestTickets), loadTickets, samples.tickets],
  ['alerts', alertsDomain, loadAlerts.requested({ page: 1 }), loadAlerts, samples.alerts.data],
] as const)('A row of %s that cannot be read is left out and counted', async (...given) => {
  const [call, domain, asking, flow, [row]] = given;
  const portal = await openPortal({ domains: [domain] });
  const sent = [row, { message: 'without its number' }];
  portal.operator.replies(endpoints[call], () =>
    Response.json(call === 'alerts' ? { count: 2, data: sent } : sent),
  );
  portal.dispatch(asking);
  await portal.until((state) => selectStatus(state, flow) === 'succeeded');
  expect(selectUnreadableRows(portal.state(), call)).toBe(1);
});

it('A list that begins again forgets what was missing on its later pages', () => {
  const missing = (call: 'tickets' | 'transactions', page: number, count: number) =>
    rowsLeftOut({ call, page, count });
  const after = (call: 'tickets' | 'transactions') =>
    selectUnreadableRows(stateAfter(missing(call, 2, 1), missing(call, 1, 0)), call);
  expect(after('tickets')).toBe(0);
  // The later pages of the history stay on the screen.
  expect(after('transactions')).toBe(1);
});

describe('A catalogue with a pack and a channel that cannot be read', () => {
  const rowsOf = (sample: object, id: 'productid' | 'channelid', page: number) =>
    Array.from({ length: CATALOGUE_PAGE_SIZE }, (_, at) => ({ ...sample, [id]: `${page} ${at}` }));
  const pageIn = (url: string) => Number(new URL(url).searchParams.get('page'));

  const opened = async () => {
    const portal = await openPortal({ domains: [catalogueDomain] });
    const [packSample] = samples.availablePacks;
    const [channelSample] = samples.channels;
    portal.operator.replies(endpoints.availablePacks, ({ url }) => {
      const page = pageIn(url);
      const all = rowsOf(packSample ?? {}, 'productid', page);
      const sent = page === 1 ? [null, ...all.slice(1)] : all.slice(0, 1);
      return Response.json(page > 2 ? [] : sent);
    });
    portal.operator.replies(endpoints.channels, ({ url }) =>
      Response.json(
        url.includes('productid=')
          ? [channelSample]
          : [null, ...rowsOf(channelSample ?? {}, 'channelid', 1).slice(0, 3)],
      ),
    );
    return portal;
  };

  it('The next page is read all the same, and both are counted', async () => {
    const portal = await opened();
    expect(await portal.press(loadCatalogue, {})).toBe('succeeded');
    expect(portal.operator.receivedOf('availablePacks')).toHaveLength(3);
    expect(selectUnreadableRows(portal.state(), 'availablePacks')).toBe(1);
    expect(selectUnreadableRows(portal.state(), 'channels')).toBe(1);
  });

  it('The channels of one pack change nothing about the list of all channels', async () => {
    const portal = await opened();
    await portal.press(loadCatalogue, {});
    await portal.press(loadPackChannels, { productids: ['FAM'] });
    expect(portal.operator.receivedOf('channels')).toHaveLength(4);
    expect(selectUnreadableRows(portal.state(), 'channels')).toBe(1);
  });
});
