import { samples } from '../../../sagas/api/samples/samples';
import { answers, type CallName } from '../../../store/wire/answers';
import { readFaqs } from '../../../store/wire/entities/service/faqs';
import { readServiceAnnouncements } from '../../../store/wire/entities/service/serviceAnnouncements';
import { unreadableRowsOf } from '../../../store/wire/lenientReaders';
import { read } from './reading';

/** Every list except carts, bills and results of writes, as an answer that consists of these rows. */
const LISTS = [
  ['activePacks', samples.activePacks],
  ['renewablePacks', samples.activePacks],
  ['availablePacks', samples.availablePacks],
  ['channels', samples.channels],
  ['promos', samples.promos],
  ['longDurationPrices', samples.longDurationPrices],
  ['offerPlans', samples.offerPlans],
  ['transactions', samples.transactions],
  ['cpe', samples.cpe],
  ['tickets', samples.tickets],
  ['ticketCategories', samples.ticketCategories],
  ['contactMethods', samples.contactMethods],
  ['documents', samples.documents],
  ['alerts', samples.alerts.data],
] as const satisfies readonly (readonly [CallName, readonly object[]])[];

const ODD_ROWS = [null, 'text', {}, [], 5, true, { error: 'x' }, [null]];

describe.each(LISTS)('The list of %s', (name, [row]) => {
  const whole = read<(typeof answers)[CallName]>(answers[name], [row, row]);

  it('A row that cannot be read is left out and counted, wherever it stands', () => {
    for (const odd of ODD_ROWS)
      for (const body of [
        [odd, row, row],
        [row, odd, row],
        [row, row, odd],
      ]) {
        const list = read<(typeof answers)[CallName]>(answers[name], body);
        expect([odd, list]).toEqual([odd, whole]);
        expect(unreadableRowsOf(list)).toBe(1);
      }
    expect(unreadableRowsOf(whole)).toBe(0);
  });

  it('A list of which no row can be read is never an empty one', () => {
    const list = read<(typeof answers)[CallName]>(answers[name], ODD_ROWS);
    // Valibot also accepts a list as an object, so the list that is read for alerts tells how many are missing.
    if (name === 'alerts') expect(unreadableRowsOf(list)).toBe(ODD_ROWS.length);
    else expect(list).toBe('unreadable');
  });

  it('A list without rows is empty', () => {
    const list = read<(typeof answers)[CallName]>(answers[name], []);
    expect(list).toEqual(name === 'alerts' ? { count: 0, data: [] } : []);
  });
});

describe('Lists inside of something else', () => {
  it('The alerts of a page, and the messages of a ticket, are read row by row', () => {
    const [alert] = samples.alerts.data;
    const page = read(answers.alerts, { count: 9, data: [null, alert, {}] });
    expect(page).toMatchObject({ count: 9, data: [{ idalert: alert?.idalert }] });
    expect(unreadableRowsOf(page)).toBe(2);
    const comment = { commentid: 'C1', message: 'Hello' };
    const ticket = { ticketid: 'T1', comments: [comment, null, {}, comment] };
    const opened = read(answers.ticketPage, ticket);
    expect(opened).toMatchObject({ comments: [{ message: 'Hello' }, { message: 'Hello' }] });
    expect(unreadableRowsOf(opened)).toBe(2);
  });

  it('An odd bouquet of a channel and an odd feature of a plan remove neither', () => {
    const [channel] = samples.channels;
    const [plan] = samples.offerPlans;
    for (const odd of [null, {}, [], [null], true])
      expect([
        read(answers.channels, [{ ...channel, bouquets: odd }]),
        read(answers.offerPlans, [{ ...plan, features: odd }]),
      ]).toMatchObject([[{ channelid: channel?.channelid }], [{ planid: plan?.planid }]]);
    expect(read(answers.channels, [{ ...channel, bouquets: ['B1', {}, 'B2'] }])).toMatchObject([
      { bouquets: ['B1', 'B2'] },
    ]);
  });

  it('The lists of the hosted database leave out what they cannot read', () => {
    const faq = { id: 'a', question: 'Why?', answer: 'So.' };
    expect(readFaqs([null, faq, 5, {}, 'x'])).toHaveLength(1);
    const news = { id: 'n', title: 'Works tonight' };
    expect(readServiceAnnouncements([null, news, 5, [], 'x'])).toHaveLength(1);
  });
});

const [line] = samples.cart.cartdetails;
const whole = { ...line, cartitemid: 'another' };

it.each([
  ['cart', { ...samples.cart, cartdetails: [whole, {}] }],
  ['renew', [{ productid: 'P', productstatus: 'ACTIVE' }, {}]],
  ['checkout', { orderid: 'O', amount: '1.00', status: 'PAID', results: [{}] }],
] as const)('%s is read as a whole: one broken row makes it unreadable', (name, body) => {
  expect(read(answers[name], body)).toBe('unreadable');
});

describe('A cart with nothing in it', () => {
  it.each([{ body: [] }, { body: {} }, { body: null }])('$body is an empty cart', ({ body }) => {
    expect(read(answers.cart, body)).toMatchObject({ cartdetails: [], total: 0, gst: 0 });
  });

  it.each(['addToCart', 'removeFromCart'] as const)(
    'No such answer shows that %s was done',
    (call) => {
      for (const body of [[], {}, null]) expect(read(answers[call], body)).toBe('unreadable');
    },
  );

  it.each([[['x']], [[null]], ['text'], [{ error: 'x' }], [5], [true]])('%p is no cart', (body) =>
    expect(read(answers.cart, body)).toBe('unreadable'),
  );
});
