import { samples } from '../../../sagas/api/samples/samples';
import { answers } from '../../../store/wire/answers';
import { unreadableRowsOf } from '../../../store/wire/lenientReaders';
import { read } from './reading';

const [pack] = samples.activePacks;
const [transaction] = samples.transactions;
const [line] = samples.cart.cartdetails;
const whole = { ...line, cartitemid: 'another' };
const broken = [null, 'text', {}, [], 5];

describe('A list that is read row by row', () => {
  it.each([
    ['activePacks', pack],
    ['renewablePacks', pack],
    ['transactions', transaction],
  ] as const)('%s leaves out what cannot be read, and counts it', (name, row) => {
    const list = read(answers[name], [broken[0], row, ...broken.slice(1), row]);
    expect(list).toEqual(read(answers[name], [row, row]));
    expect(unreadableRowsOf(list)).toBe(broken.length);
    expect(unreadableRowsOf(read(answers[name], [row]))).toBe(0);
  });

  it.each([
    ['activePacks', broken],
    ['transactions', [{ amount: 'much' }]],
    ['transactions', { error: 'no' }],
  ] as const)('%s is unreadable when no row of it can be read', (name, body) => {
    expect(read(answers[name], body)).toBe('unreadable');
  });
});

it.each([
  ['cart', { ...samples.cart, cartdetails: [whole, {}] }],
  ['renew', [{ productid: 'P', productstatus: 'ACTIVE' }, {}]],
  ['checkout', { orderid: 'O', amount: '1.00', status: 'PAID', results: [{}] }],
] as const)('%s is read as a whole: one broken row makes it unreadable', (name, body) => {
  expect(read(answers[name], body)).toBe('unreadable');
});
