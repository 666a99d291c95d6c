import { rupeesOf } from '../../store/core/values/money';
import type { Subscriber } from '../../store/wire/entities/account/subscriber';
import { playIdempotency } from './idempotencyKind';
import type { Account } from './options';
import { type Player, randomIdempotencyKey } from './play';

const WRONG_CODE = '000000';
const NAME = 'Conformance';

/** The writes of a test account that cost nothing: details, the terms, codes, a box, tickets, a document, an order. */
export const playWrites = async (
  player: Player,
  subscriber: Subscriber,
  account: Account,
): Promise<void> => {
  await playDetails(player, subscriber);
  await playCodes(player, account);
  await playBox(player);
  await playTicket(player);
  await playDocument(player);
  await playOrder(player, subscriber);
};

/** Saves the same e-mail address or name again, so that nothing changes, and accepts the terms. */
const playDetails = async ({ play, report }: Player, { email, firstname }: Subscriber) => {
  if (email !== '') await play('updateSubscriber', { email });
  else if (firstname !== '') await play('updateSubscriber', { firstname });
  else report.note('updateSubscriber', 'The account has neither an e-mail address nor a name.');
  await play('acceptTerms', undefined);
};

/** Sends a code to the phone of the test account and tries a wrong code once. */
const playCodes = async ({ play, playRefused, report }: Player, { name }: Account) => {
  const claimed = await play('validate', { identity: name, purpose: 'RESETPASSWORD' });
  if (!claimed) return;
  const { validationtoken } = claimed;
  await play('generateOtp', { validationtoken });
  await play('regenerateOtp', { validationtoken });
  await playRefused('verifyOtp', { validationtoken, otp: WRONG_CODE }, 'a wrong code');
  report.note('verifyOtp', 'The answer to a right code was not seen.');
};

const playBox = async ({ play, report }: Player) => {
  const [box] = (await play('cpe', undefined)) ?? [];
  if (box) await play('retrack', { stbno: box.stbno });
  else report.note('retrack', 'The account has no box.');
};

/** Sends one ticket twice with the same key, and closes all tickets that were opened. */
const playTicket = async (player: Player) => {
  const { play, report } = player;
  const categories = await play('ticketCategories', undefined);
  const category = categories?.find(({ needsbox }) => !needsbox) ?? categories?.[0];
  const [method] = (await play('contactMethods', undefined)) ?? [];
  if (!category || !method) {
    report.note('createTicket', 'There is no category or no way to be contacted.');
    return;
  }
  const [box] = category.needsbox ? ((await play('cpe', undefined)) ?? []) : [];
  const request = (subject: string) => ({
    categoryid: category.categoryid,
    contactmethod: method.contactmethod,
    subject,
    description: 'A test of the calls. Please ignore it.',
    ...(box && { stbno: box.stbno }),
  });
  const opened = await playIdempotency(player, 'createTicket', {
    request: request('Conformance test'),
    other: request('Conformance test, other text'),
    idOf: ({ ticketid }) => ticketid,
  });
  const [first] = opened;
  if (first !== undefined) await play('ticketPage', { ticketid: first, page: 1 });
  for (const ticketid of opened) await play('closeTicket', { ticketid, reason: 'A test.' });
};

/** A picture of one grey point. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';

const playDocument = async ({ play }: Player) => {
  const bytes = Buffer.from(PICTURE, 'base64');
  const file = new File([new Uint8Array(bytes)], 'conformance.png', { type: 'image/png' });
  await play('uploadDocument', { file, documenttype: 'PHOTO', side: 'FRONT' });
};

/** An order for a new connection is begun and never paid, so it lapses. */
const playOrder = async ({ play, report }: Player, { mobileno }: Subscriber) => {
  const plans = await play('offerPlans', { page: 1 });
  const { planid, total } = plans?.find((plan) => plan.total !== null && plan.total > 0) ?? {};
  const number = mobileno.replace(/\D/g, '').slice(-10);
  if (!planid || !total || number.length < 10) {
    report.note('placeOrder', 'There is no plan, or the account has no mobile number.');
    return;
  }
  const request = {
    planid,
    amount: rupeesOf(total),
    mobileno: number,
    firstname: NAME,
    address: 'A test of the calls. Please install nothing.',
    pincode: '422001',
  };
  const order = await play('placeOrder', request, { key: randomIdempotencyKey() });
  if (order && order.amount !== total)
    report.wrong('placeOrder', 'amount is not the amount that was asked for.');
};

/** Sets the same password again. This ends other sessions of the test account and gives this session a new cookie. */
export const playPassword = async ({ play, report }: Player, { password }: Account) => {
  if (await play('resetPassword', { password, newpassword: password }))
    if (!(await play('subscriber', undefined)))
      report.wrong('resetPassword', 'The session that set the password has ended.');
};
