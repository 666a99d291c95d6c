import { appReducer } from '../../store/app/app';
import { rupeesOf } from '../../store/core/values/money';
import { parseUpiIntent } from '../../store/payments/upiIntent';
import type { CallName } from '../../store/wire/answers';
import type { Subscriber } from '../../store/wire/entities/account/subscriber';
import type { AvailablePack } from '../../store/wire/entities/packs/packs';
import { UPI_EXTRA_FIELDS } from '../../store/wire/values';
import { playIdempotency } from './idempotencyKind';
import type { Player } from './play';
import { playStatus } from './reads';

/** The smallest top-up of a portal whose configuration sets no limits, in rupees. */
const LEAST = rupeesOfWhole(appReducer(undefined, { type: 'conformance' }).topUpLimits.least);
const MORE = rupeesOfWhole(appReducer(undefined, { type: 'conformance' }).topUpLimits.least + 1);
const WRONG_CODE = '000000';

function rupeesOfWhole(rupees: number): string {
  return `${rupees}.00`;
}

/** Payments that are begun but never approved, so that nothing is paid and they expire. */
export const playPayments = async (player: Player, subscriber: Subscriber): Promise<void> => {
  await playCart(player);
  await playCard(player, subscriber);
  const mobileno = subscriber.mobileno.replace(/\D/g, '').slice(-10);
  if (mobileno.length === 10) await playInstalment(player, mobileno);
  await playUpi(player, subscriber.customerid, mobileno);
};

/** Adds a pack to the cart, makes an order of it that is not paid, and removes the pack. */
const playCart = async ({ play, report }: Player) => {
  const offered = (await play('availablePacks', { page: 1 })) ?? [];
  const owned = new Set(
    (await play('activePacks', { productstatus: 'ALL' }))?.map(({ productid }) => productid),
  );
  const before = await play('cart', undefined);
  const pack = offered.find((candidate) => !owned.has(candidate.productid) && isCheap(candidate));
  if (!pack || !before || before.cartdetails.length > 0) {
    const why = 'The account has something in its cart, or there is no pack that it could add.';
    for (const call of ['addToCart', 'removeFromCart', 'checkout'] as const) report.note(call, why);
    return;
  }
  const cart = await play('addToCart', { productid: pack.productid });
  const [line] = cart?.cartdetails ?? [];
  if (!cart || !line) return;
  if (line.productid !== pack.productid)
    report.wrong('addToCart', 'The cart does not show the pack that was added.');
  const order = await play('checkout', { amount: rupeesOf(cart.total), paymentmode: 'ONLINE' });
  if (order && order.amount !== cart.total)
    report.wrong('checkout', 'amount is not the amount that was asked for.');
  const after = await play('removeFromCart', { cartitemid: line.cartitemid });
  if (after?.cartdetails.some(({ cartitemid }) => cartitemid === line.cartitemid))
    report.wrong('removeFromCart', 'The cart still shows what was removed.');
};

const isCheap = ({ totalprice, price, producttype }: AvailablePack): boolean =>
  (totalprice ?? price ?? 0) > 0 && producttype !== 'BROADBAND';

/** Begins a top-up by card. Of the two card calls, only the one for this kind of customer is played. */
const playCard = async (player: Player, { customertype }: Subscriber) => {
  const { play, report } = player;
  const isDirect = customertype === 'DP';
  const call = isDirect ? 'payAsDpCustomer' : 'payAsLcoCustomer';
  const idle = isDirect ? 'payAsLcoCustomer' : 'payAsDpCustomer';
  report.note(idle, `Needs a test account whose customertype is ${isDirect ? 'not ' : ''}DP.`);
  const order = { amount: LEAST, currency: 'INR', purpose: 'TOPUP' } as const;
  const [txnid] = await playIdempotency(player, call, {
    request: order,
    other: { ...order, amount: MORE },
    idOf: ({ amount, fields, txnid: id }) => {
      if (rupeesOf(amount) !== LEAST && rupeesOf(amount) !== MORE)
        report.wrong(call, 'amount is not the amount that was asked for.');
      if ((fields['txnid'] ?? id) !== id) report.wrong(call, 'fields.txnid is not the txnid.');
      return id;
    },
  });
  if (txnid === undefined) return;
  await playStatus(player, txnid);
  const confirmed = await play('confirmPayment', { method: 'CARD', txnid });
  if (confirmed?.status.toLowerCase() === 'success')
    report.wrong('confirmPayment', 'A payment that was only begun counts as paid.');
};

/** The provider texts a code. A wrong code is tried once, and the amount is released. */
const playInstalment = async ({ play, playRefused, report }: Player, mobileno: string) => {
  const order = { amount: LEAST, currency: 'INR', purpose: 'TOPUP', mobileno } as const;
  const held = await play('instalmentEligibility', order);
  if (!held) {
    for (const call of ['instalmentResendOtp', 'instalmentPay', 'instalmentCancel'] as const)
      report.note(call, 'Needs a test account that the instalment provider takes.');
    return;
  }
  if (held.amount !== null && rupeesOf(held.amount) !== LEAST)
    report.wrong('instalmentEligibility', 'amount is not the amount that was asked for.');
  const { txnRefNo, paymentid, subscriberid, initiatesignature } = held;
  await play('instalmentResendOtp', { txnRefNo, paymentid });
  const typed = { txnRefNo, paymentid, subscriberid, initiatesignature, otp: WRONG_CODE };
  const agreed = { amount: LEAST, currency: 'INR' } as const;
  await playRefused('instalmentPay', { ...typed, ...agreed }, 'a wrong code');
  report.note('instalmentPay', 'The answer to a right code was not seen.');
  await play('instalmentCancel', { txnRefNo, paymentid });
};

/** A request to pay that the payer never agrees to. */
const playUpi = async (player: Player, customeridentity: string, mobileno: string) => {
  const { play, report } = player;
  const instant = await play('instantPay', { customeridentity, amount: LEAST, currency: 'INR' });
  judgeUpi(player, 'instantPay', instant);
  if (instant && rupeesOf(instant.amount) !== LEAST)
    report.wrong('instantPay', 'amount is not the amount that was asked for.');
  if (mobileno.length === 10)
    judgeUpi(player, 'ottQuickPay', await play('ottQuickPay', { mobileno }));
  else report.note('ottQuickPay', 'The account has no mobile number.');
};

const judgeUpi = (
  { report }: Player,
  call: CallName,
  asked: { readonly amount: number; readonly upiintent: string } | null,
): void => {
  if (!asked) return;
  const intent = parseUpiIntent(asked.upiintent, UPI_EXTRA_FIELDS);
  if (!intent) report.wrong(call, 'upiintent asks for no payment that the portal shows.');
  else if (intent.amount !== asked.amount)
    report.wrong(call, 'upiintent asks for another amount than amount.');
};
