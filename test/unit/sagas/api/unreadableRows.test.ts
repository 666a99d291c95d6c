import { endpoints } from '../../../../sagas/api/endpoints';
import { samples } from '../../../../sagas/api/samples/samples';
import { TRANSACTIONS_PER_PAGE, transactionsDomain } from '../../../../sagas/history/transactions';
import { packsDomain } from '../../../../sagas/packs/packs';
import { selectHistoryEntries, loadTransactions } from '../../../../store/history/transactions';
import { selectStatus } from '../../../../store/core/flows';
import { loadActivePacks, selectActivePacks } from '../../../../store/packs/packs';
import { sessionDiscarded } from '../../../../store/identity/session';
import { selectUnreadableRows } from '../../../../store/wire/unreadableRows';
import { openPortal, type TestPortal } from '../../../support/portal';

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
