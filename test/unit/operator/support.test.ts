import * as v from 'valibot';
import { answers } from '../../../store/wire/answers';
import { DAY, MINUTE } from '../../operator/clock';
import { onePixel } from '../../operator/seeds/catalogue/pictures';
import { advanceClock, client as kavya, openStandIn, operator } from './support/standIn';

openStandIn('kavya');

const upload = (bytes: Uint8Array, name: string) =>
  kavya.call(
    'uploadDocument',
    // The file travels beside the fields.
    { documenttype: 'AADHAAR', side: 'FRONT', documentnumber: '0123 4567 1205' } as never,
    { file: { bytes, name } },
  );
const text = (content: string) => new TextEncoder().encode(content);

it('A document is stored with its type and size and shown to its owner alone', async () => {
  const { status, body } = await upload(onePixel(), 'front of it.png');
  expect(status).toBe(200);
  const { url } = v.parse(answers.uploadDocument, body);
  const cookie = `selfcaresession=${kavya.cookie()}`;
  const own = await operator.app.inject({ url, headers: { cookie } });
  expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'image/png']);
  expect(own.rawPayload.equals(onePixel())).toBe(true);
  expect((await operator.app.inject(url)).statusCode).toBe(404);
  const { body: documents } = await kavya.call('documents', undefined);
  expect(documents).toMatchObject([
    {
      filename: 'front of it.png',
      mimetype: 'image/png',
      size: onePixel().length,
      status: 'PENDING',
    },
  ]);
  expect(JSON.stringify(documents)).not.toContain('4567');
  expect((await kavya.call('subscriber', undefined)).body).toMatchObject({ kycstatus: 'PENDING' });
});

it.each([
  ['an empty file', new Uint8Array(), 'empty.png', 400],
  ['a renamed programme', text('MZ and so on'), 'photo.jpg', 415],
  ['an SVG with a script', text('<svg onload="alert(1)"/>'), 'photo.png', 415],
  ['6 MB', new Uint8Array(6 * 1024 * 1024).fill(1), 'photo.jpg', 413],
  ['30 MB', new Uint8Array(30 * 1024 * 1024).fill(1), 'photo.jpg', 413],
])('An upload of %s is refused', async (_, bytes, name, status) => {
  expect((await upload(bytes, name)).status).toBe(status);
  expect(operator.books.uploads('100001205')).toEqual([]);
});

it('A rejected document shows the reason', async () => {
  await kavya.login('rafiq');
  expect((await kavya.call('documents', undefined)).body).toMatchObject([
    { status: 'REJECTED', reason: expect.stringContaining('cannot be read') },
  ]);
});

it('A ticket is opened, ages, is taken up by support, and is closed once', async () => {
  const { body } = await kavya.call('createTicket', {
    categoryid: 'PICTURE',
    contactmethod: 'SMS',
    subject: 'No picture',
    description: 'E16 is on the screen.',
    stbno: 'STB000001205',
  });
  const { ticketid } = v.parse(answers.createTicket, body);
  expect((await kavya.call('tickets', { page: 1, status: 'OPEN' })).body).toMatchObject([
    { ticketid, age: 0 },
  ]);
  advanceClock(2 * DAY);
  await kavya.login('kavya');
  expect((await kavya.call('ticketPage', { ticketid, page: 1 })).body).toMatchObject({
    status: 'INPROGRESS',
    age: 2,
    comments: [{ author: 'SUBSCRIBER' }, { author: 'SUPPORT' }],
  });
  await kavya.call('closeTicket', { ticketid, reason: 'It works again.' });
  await kavya.call('closeTicket', { ticketid, reason: 'Once more.' });
  const { body: closed } = await kavya.call('tickets', { page: 1, status: 'CLOSED' });
  expect(closed).toMatchObject([{ ticketid, resolution: 'It works again.' }]);
  await kavya.login('asha');
  expect((await kavya.call('ticketPage', { ticketid, page: 1 })).status).toBe(404);
});

it('A ticket about a box without a box number is refused', async () => {
  const ticket = { contactmethod: 'SMS', subject: 'S', description: 'D' };
  expect((await kavya.call('createTicket', { ...ticket, categoryid: 'PICTURE' })).status).toBe(400);
  expect((await kavya.call('createTicket', { ...ticket, categoryid: 'NONE' })).status).toBe(400);
});

it('A box is refreshed at most once in fifteen minutes', async () => {
  const box = { stbno: 'STB000001205' };
  expect((await kavya.call('retrack', box)).status).toBe(200);
  expect(await kavya.call('retrack', box)).toMatchObject({
    status: 429,
    body: { errorcode: 'RETRACK_WAIT' },
  });
  expect((await kavya.call('cpe', undefined)).body).toMatchObject([
    { retrackafter: expect.stringMatching(/./) },
  ]);
  advanceClock(15 * MINUTE);
  expect((await kavya.call('retrack', box)).status).toBe(200);
  expect((await kavya.call('retrack', { stbno: 'STB000004417' })).status).toBe(404);
});

it('Only the changed details are saved, and a number of another customer is refused', async () => {
  await kavya.call('updateSubscriber', { firstname: 'Kavita' });
  expect((await kavya.call('subscriber', undefined)).body).toMatchObject({
    firstname: 'Kavita',
    surname: 'Rao',
  });
  const taken = await kavya.call('updateSubscriber', { mobileno: '9000004412' });
  expect(taken).toMatchObject({ status: 409, body: { errorcode: 'MOBILE_TAKEN' } });
});

it('The terms are accepted once', async () => {
  const { body } = await kavya.login('gurpreet');
  expect(body).toMatchObject({ companyagreement: 'NO' });
  await kavya.call('acceptTerms', undefined);
  expect((await kavya.login('gurpreet')).body).toMatchObject({ companyagreement: 'YES' });
});

it('The history is filtered by day and by type', async () => {
  await kavya.login('meera');
  const { body } = await kavya.call('transactions', {
    page: 1,
    transactiontype: 'Account Recharge',
    fromdate: '2020-01-01',
    todate: '2099-12-31',
  });
  const rows = v.parse(answers.transactions, body);
  expect(rows).toHaveLength(30);
  const none = await kavya.call('transactions', { page: 1, todate: '2020-01-01' });
  expect(none.body).toEqual([]);
});
