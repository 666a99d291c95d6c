import { endpoints } from '../../sagas/api/endpoints';
import type { CallName } from '../../store/wire/answers';
import type { Subscriber } from '../../store/wire/entities/account/subscriber';
import type { Account, Options } from './options';
import { playPayments } from './payments';
import { createPlayer, type Player } from './play';
import { playReads } from './reads';
import { playFromElsewhere, playWithoutSession, playWrongPassword } from './refusals';
import { type CallReport, createReport, type Report } from './report';
import { openSession } from './session';
import { judgeSessionCookie } from './sessionCookie';
import { playSpending, SPENDING_CALLS } from './spending';
import { playPassword, playWrites } from './writes';

/** Walks every documented call against an operator's server. */
export const walk = async (options: Options): Promise<readonly CallReport[]> => {
  const report = createReport();
  const { reader, writer, spending, txnid } = options;
  const player = createPlayer(openSession(options), report);
  await playWrongPassword(player, reader);
  const subscriber = await logIn(player, reader);
  if (subscriber) {
    const asked = await playReads(player, subscriber, txnid);
    await playWithoutSession(player, asked);
    await playFromElsewhere(player, writer ?? reader, writer !== null);
    await playLogout(player);
  }
  if (writer) {
    const writing = createPlayer(openSession(options), report);
    const written = await logIn(writing, writer);
    if (written) {
      await playWrites(writing, written, writer);
      await playPayments(writing, written);
      if (spending) await playSpending(writing, spending.limit);
      await playPassword(writing, writer);
      await playLogout(writing);
    }
  }
  explainNotTried(report, options);
  return report.rows();
};

const logIn = async (player: Player, { name, password }: Account): Promise<Subscriber | null> => {
  const { session, play, report } = player;
  const request = { username: name, password };
  const subscriber = await play('login', request);
  if (subscriber) await judgeSessionCookie(player, session.cookies());
  else report.wrong('login', 'The account cannot log in, so nothing behind the login was tried.');
  return subscriber;
};

/** After the logout the cookie of the session must no longer work. */
const playLogout = async ({ session, play, report }: Player): Promise<void> => {
  const cookie = session
    .cookies()
    .map((cookie) => cookie.cookieString())
    .join('; ');
  await play('logout', undefined);
  const after = await session.send('subscriber', undefined, { cookie });
  if (after.status !== 401) report.wrong('logout', 'The cookie of before still opens the account.');
};

/** Adds why a call was not tried. The general reason is added only when the walk has noted none. */
const explainNotTried = (report: Report, { writer, spending }: Options): void => {
  for (const { call, result, notes } of report.rows()) {
    if (result !== 'not tried') continue;
    const why = whyNot(call, writer !== null, spending !== null);
    if (why !== '') report.note(call, why);
    else if (notes.length === 0) report.note(call, 'What it needs was not answered before.');
  }
};

const ALWAYS: Partial<Record<CallName, string>> = {
  register: 'Needs a customer without a login and the code on their phone: play it by hand.',
  subscribeToTopic: 'Goes to the relay of the messages and needs a device: play it by hand.',
};

const whyNot = (call: CallName, writes: boolean, spends: boolean): string => {
  const always = ALWAYS[call];
  if (always !== undefined) return always;
  const isSpending = SPENDING_CALLS.some((candidate) => candidate === call);
  if (isSpending && !spends) return 'Moves money or takes a pack away: needs --spend and --limit.';
  if (call === 'paymentStatus') return 'Needs a payment: --txnid, or --writes.';
  const changes = endpoints[call].changes || call === 'verifyOtp';
  return changes && !writes ? 'Changes something: needs --writes and --account.' : '';
};
