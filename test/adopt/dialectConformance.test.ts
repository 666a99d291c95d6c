import { walk } from '../conformance/walk';
import { type DialectName, dialects } from '../operator/dialects/dialects';
import { createOperator } from '../operator/operator';
import { DEMO_PASSWORD } from '../operator/seeds/subscribers';
import { archivedCalls } from './archivedCalls';
import { dialectArchive } from './dialectArchive';
import { draftOf } from './draft';

const account = { name: 'meera', password: DEMO_PASSWORD };
const ACCOUNT_NUMBER = '100008031';
const LIMIT = 200_000;
const ENOUGH = 120_000;

const NAMES = Object.keys(dialects) as DialectName[]; // the table's own keys

it.each(NAMES)(
  'Behind the draft for %s every call of the recording is read as the contract says, and a renewal is paid once',
  async (name) => {
    const dialect = dialects[name];
    const archive = await archivedCalls(await dialectArchive(dialect));
    const operator = await createOperator({ database: ':memory:', dialect });
    const server = await operator.app.listen({ port: 0, host: '127.0.0.1' });
    const charges = () =>
      operator.books.ledger(ACCOUNT_NUMBER).filter(({ kind }) => kind === 'CHARGE');
    const before = charges().length;
    try {
      const rows = await walk({
        ...{ server, operatorWords: draftOf(archive).words, reader: account, writer: account },
        ...{ spending: { account, limit: LIMIT }, txnid: '', junit: '' },
      });
      const seen = rows.filter(({ call }) => archive.calls.has(call));
      expect(
        seen.filter(({ result }) => result === 'failed').map(({ call, notes }) => [call, notes]),
      ).toEqual([]);
      expect(seen.filter(({ result }) => result === 'passed').length).toBeGreaterThan(24);
      expect(charges()).toHaveLength(before + 1);
    } finally {
      await operator.close();
    }
  },
  ENOUGH,
);
