import { equipmentDomain } from '../../../../sagas/account/equipment';
import { kycDomain } from '../../../../sagas/account/kyc';
import { endpoints } from '../../../../sagas/api/endpoints';
import { samples } from '../../../../sagas/api/samples/samples';
import { ticketsDomain } from '../../../../sagas/help/tickets';
import { TRANSACTIONS_PER_PAGE, transactionsDomain } from '../../../../sagas/history/transactions';
import { alertsDomain } from '../../../../sagas/inbox/alerts';
import { packsDomain } from '../../../../sagas/packs/packs';
import { loadEquipment } from '../../../../store/account/equipment';
import { loadDocuments } from '../../../../store/account/kyc';
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
