import { randomUUID } from 'node:crypto';
import { isNotFoundAnswer } from '../../store/payments/statusCheck';
import type { CallName } from '../../store/wire/answers';
import type { Subscriber } from '../../store/wire/entities/account/subscriber';
import type { Pack } from '../../store/wire/entities/packs/packs';
import { packQuery } from '../../store/wire/requests/packs';
import type { RequestOf } from '../../store/wire/requests/requests';
import type { Player } from './play';
import { readAnswer } from './readAnswer';

const FIRST_PAGE = { page: 1 } as const;

/** Plays every read of a subscriber and returns the requests, so that they can be repeated without a session. */
export const playReads = async (
  player: Player,
  loggedIn: Subscriber,
  txnid: string,
): Promise<ReadonlyMap<CallName, unknown>> => {
  const asked = new Map<CallName, unknown>();
  const play = <Name extends CallName>(call: Name, request: RequestOf<Name>) => {
    asked.set(call, request);
    return player.play(call, request);
  };
  const subscriber = await play('subscriber', undefined);
  if (subscriber && subscriber.customerid !== loggedIn.customerid)
    player.report.wrong('subscriber', 'customerid is not the one of the login.');
  await play('maintenance', undefined);
  await play('cpe', undefined);
  await play('documents', undefined);
  await play('cart', undefined);
  await play('alerts', FIRST_PAGE);
  await play('transactions', FIRST_PAGE);
  await play('ticketCategories', undefined);
  await play('contactMethods', undefined);
  await play('broadbandDetails', { customerid: loggedIn.customerid });
  await play('promos', { portal: 'SELFCARE' });
  await play('availablePacks', FIRST_PAGE);
  await play('channels', FIRST_PAGE);
  await play('longDurationPrices', undefined);
  await play('offerPlans', FIRST_PAGE);
  const [ticket] = (await play('tickets', FIRST_PAGE)) ?? [];
  if (ticket) await play('ticketPage', { ticketid: ticket.ticketid, page: 1 });
  else player.report.note('ticketPage', 'The account has no ticket.');
  if (txnid !== '') await playStatus(player, txnid);
  await playUnknownPayment(player);
  await playPacks(player);
  await play('instantCustomer', { customeridentity: loggedIn.customerid });
  const mobileno = loggedIn.mobileno.replace(/\D/g, '').slice(-10);
  if (mobileno.length === 10) await play('offerSubscriber', { mobileno });
  else player.report.note('offerSubscriber', 'The account has no mobile number.');
  const identity = loggedIn.username || loggedIn.customerid;
  await play('validate', { identity, purpose: 'RESETPASSWORD' });
  return asked;
};

export const playStatus = async (player: Player, txnid: string): Promise<void> => {
  const outcome = await player.play('paymentStatus', { txnid });
  if (outcome && outcome.txnid !== txnid)
    player.report.wrong('paymentStatus', 'txnid is not the one that was asked about.');
};

/**
 * Asks about a payment that does not exist. Two answers tell the portal that the operator does not have a payment,
 * also one that this browser has begun (`sagas/payments/status/status.ts`):
 *
 *   404 with the code NO_SUCH_PAYMENT
 *   200 with the status "Not Found", the txnid of the request and an amount of 0
 */
const playUnknownPayment = async ({ session, report }: Player): Promise<void> => {
  const txnid = `conformance-${randomUUID()}`;
  const answer = await session.send('paymentStatus', { txnid });
  const wrong = (words: string) => report.wrong('paymentStatus', `An unknown txnid is ${words}.`);
  if (answer.status === null) return wrong(`not answered: there was ${answer.why}`);
  const reading = readAnswer('paymentStatus', answer);
  if (reading.kind === 'answer') {
    if (!isNotFoundAnswer(reading.answer)) return wrong('answered as a payment that is known');
    if (reading.answer.txnid !== txnid) return wrong('answered with another txnid');
    if (reading.answer.amount > 0) return wrong('answered “Not Found” with an amount');
  } else if (reading.kind === 'unreadable')
    return report.wrong('paymentStatus', `To an unknown txnid: ${reading.wrong.join(' ')}`);
  else if (reading.says !== UNKNOWN_PAYMENT)
    return wrong(`refused (${reading.says}) and not with ${UNKNOWN_PAYMENT}`);
  return report.note(
    'paymentStatus',
    `An unknown txnid is answered as the portal needs it (${answer.status}).`,
  );
};

const UNKNOWN_PAYMENT = '404 NO_SUCH_PAYMENT';

/** A request for one status must return packs of that status only, and ALL must return every one of those packs. */
const playPacks = async ({ play, report }: Player): Promise<void> => {
  for (const call of ['activePacks', 'renewablePacks'] as const) {
    const all = await play(call, { productstatus: 'ALL' });
    const names = new Set((all ?? []).map(nameOfPack));
    for (const productstatus of packQuery.entries.productstatus.options) {
      if (productstatus === 'ALL') continue;
      const packs = await play(call, { productstatus });
      if (packs?.some((pack) => pack.productstatus.toUpperCase() !== productstatus))
        report.wrong(call, `productstatus=${productstatus} answers packs of another status.`);
      if (all && packs?.some((pack) => !names.has(nameOfPack(pack))))
        report.wrong(call, `productstatus=${productstatus} answers packs that ALL leaves out.`);
    }
    if (all?.length === 0) report.note(call, 'The account has no pack: no row was seen.');
  }
};

const nameOfPack = ({ productid, stbno }: Pack): string => `${productid} ${stbno}`;
