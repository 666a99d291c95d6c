import { type Database, openDatabase } from '../../../operator/books/database';
import { enterLedger, type NewLedgerEntry } from '../../../operator/books/ledger';
import { createClock } from '../../../operator/clock';

let database: Database;
const clock = createClock({});

const charge: NewLedgerEntry = {
  customerid: '100004417',
  kind: 'CHARGE',
  amount: 5_782,
  method: 'BALANCE',
  description: 'Renewal of 1 pack',
  orderid: null,
  reference: 'TX1',
  idempotencykey: 'intent-1',
  call: 'renew',
};

beforeEach(() => {
  database = openDatabase(':memory:');
});
afterEach(() => database.close());

const enter = (entry: Partial<NewLedgerEntry>) => () =>
  enterLedger({ database, clock }, { ...charge, ...entry });

const anOrder = () =>
  database.run(
    `insert into orders (id, at, changed, purpose, description, amount, status, expires)
     values ('OR1', 0, 0, 'TOPUP', 'Recharge', 5782, 'AWAITINGPAYMENT', 0)`,
  );

it('The ledger refuses two charges of a subscriber for one idempotency key', () => {
  enter({})();
  expect(enter({ reference: 'TX2' })).toThrow(/UNIQUE.*idempotencykey/);
  expect(enter({ reference: 'TX2', idempotencykey: 'intent-2' })).not.toThrow();
  expect(enter({ reference: 'TX3', customerid: '200003308' })).not.toThrow();
});

it('The ledger refuses two entries for one payment reference', () => {
  enter({})();
  expect(enter({ idempotencykey: 'intent-2' })).toThrow(/UNIQUE.*reference/);
});

it('The ledger refuses a second charge of one order under another key', () => {
  anOrder();
  enter({ orderid: 'OR1' })();
  const second = { orderid: 'OR1', reference: 'TX2', idempotencykey: 'intent-2' };
  expect(enter(second)).toThrow(/UNIQUE.*orderid/);
  expect(enter({ ...second, kind: 'REFUND' })).not.toThrow();
});

it.each(['update ledger set amount = 1', 'delete from ledger'])(
  'The ledger refuses to be rewritten (%s)',
  (statement) => {
    enter({})();
    expect(() => database.run(statement)).toThrow('the ledger is append-only');
  },
);

it.each([0, -1])('The ledger refuses a movement of %d paise', (amount) => {
  expect(enter({ amount })).toThrow(/CHECK/);
});

it('A call that fails in the middle writes nothing to the ledger', () => {
  const broken = () =>
    database.transaction(() => {
      enter({})();
      throw new Error('broken');
    });
  expect(broken).toThrow('broken');
  expect(database.all('select * from ledger')).toEqual([]);
});
