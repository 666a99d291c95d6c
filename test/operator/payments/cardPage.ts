import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { rupeesText } from '../books/pricing';
import { sameText } from '../books/secrets';
import { SECOND } from '../clock';
import type { Raw } from '../console/html';
import { escaped, sendPage } from '../console/html';
import { Refusal } from '../transport/refusal';
import { capturePayment, settleDue } from './capturePayment';
import { CARD_DECIDE, CARD_PAGE, CARD_RETURN, requestHash, responseHash } from './card';
import type { BookedPayment } from './payments';
import { endPayment, isPaymentOpen, settleLater, thePayment } from './payments';
import type { Services } from './services';

/** The actions on the bank's page. */
const DECISIONS = {
  approve: 'Approve',
  decline: 'Decline',
  drop: 'Go back without paying',
  twice: 'Approve, and answer the operator twice',
  late: 'Approve, and answer ten seconds later',
  silent: 'Approve, and never answer the operator',
} as const;
type Decision = keyof typeof DECISIONS;
const decision = v.picklist(Object.keys(DECISIONS) as Decision[]); // Object.keys forgets the names
const LATE = 10 * SECOND;

const form = v.record(v.string(), v.string());
const FORGED = 'This payment was not asked for by the operator.';

/** The provider's hosted page. A real one is on another site; no card number is ever typed here. */
export const registerCardPage = (app: FastifyInstance, services: Services): void => {
  app.post(CARD_PAGE, async (request, reply) => {
    settleDue(services);
    const fields = v.parse(form, request.body);
    if (!sameText(requestHash(fields), fields['hash'] ?? '')) throw new Refusal(400, FORGED);
    const payment = thePayment(services, fields['txnid'] ?? '');
    if (!isPaymentOpen(payment)) return handBack(reply, payment);
    return sendPage(reply, 'Pay by card', hostedPage(payment, fields['productinfo'] ?? ''));
  });

  app.post(CARD_DECIDE, async (request, reply) => {
    settleDue(services);
    const fields = v.parse(form, request.body);
    const chosen = v.safeParse(decision, fields['decision']);
    if (!chosen.success) throw new Refusal(400, FORGED);
    const payment = thePayment(services, fields['txnid'] ?? '');
    if (!sameText(fields['hash'] ?? '', decideHash(payment))) throw new Refusal(400, FORGED);
    decide(services, payment, chosen.output);
    if (chosen.output === 'silent') return sendPage(reply, 'Approved', SILENT);
    if (chosen.output === 'late') await services.clock.wait(LATE);
    return handBack(reply, thePayment(services, payment.txnid), chosen.output === 'twice');
  });

  /** The operator learns the result through the browser, so it trusts only the provider's hash. */
  app.post(CARD_RETURN, async (request, reply) => {
    settleDue(services);
    const { txnid = '', status = '', amount = '', hash = '' } = v.parse(form, request.body);
    const isReal = sameText(hash, responseHash(txnid, status, amount));
    const query = new URLSearchParams(isReal ? { txnid, status } : { txnid });
    return reply.redirect(`/paymentstatuscheck?${query.toString()}`, 303);
  });
};

const decideHash = ({ txnid, amount }: BookedPayment) =>
  responseHash(txnid, 'decide', rupeesText(amount));

const decide = (services: Services, payment: BookedPayment, chosen: Decision) => {
  const { txnid, customerid } = payment;
  if (chosen === 'decline')
    return endPayment(services, txnid, 'FAILURE', 'E1903', 'The bank declined.');
  if (chosen === 'drop')
    return endPayment(services, txnid, 'FAILURE', 'E1602', 'Dropped by the customer.');
  const pending = services.faults.take('card', customerid, 'cardPending');
  if (!pending) return void capturePayment(services, txnid, 'card');
  settleLater(
    services,
    txnid,
    pending.milliseconds,
    pending.status === 'PAID' ? 'SUCCESS' : 'FAILURE',
  );
};

const RETURNED = {
  SUCCESS: 'success',
  FAILURE: 'failure',
  CANCELLED: 'failure',
  CREATED: 'pending',
  PENDING: 'pending',
} as const;

/** A form that the provider's script submits. Without scripts the customer presses the form's button. */
const handBack = (reply: FastifyReply, payment: BookedPayment, twice = false) => {
  const status = RETURNED[payment.status];
  const amount = rupeesText(payment.amount);
  const fields = {
    txnid: payment.txnid,
    status,
    amount,
    unmappedstatus: status === 'success' ? 'captured' : 'dropped',
    mode: payment.mode,
    error: payment.error,
    error_Message: payment.errormessage,
    hash: responseHash(payment.txnid, status, amount),
  };
  return sendPage(
    reply,
    'Back to the operator',
    escaped`<h1>Back to the operator</h1>
      <p>The bank has answered. You are on your way back.</p>
      <form method="post" action="${CARD_RETURN}" data-send${twice ? '-twice' : ''}>
        ${hidden(fields)}<button>Go back now</button>
      </form>
      <script src="/stand-in/card.js"></script>`,
  );
};

const hidden = (fields: Readonly<Record<string, string>>): readonly Raw[] =>
  Object.entries(fields).map(
    ([name, value]) => escaped`<input type="hidden" name="${name}" value="${value}">`,
  );

const hostedPage = (payment: BookedPayment, description: string): Raw => escaped`
  <p class="soft">Stand-in card provider</p>
  <h1>₹${rupeesText(payment.amount)}</h1>
  <p>${description}<br><span class="soft">Reference ${payment.txnid}</span></p>
  <p>No card is asked for here. Choose how this payment ends, or close the window.</p>
  <div class="stack">${Object.entries(DECISIONS).map(
    ([name, label]) => escaped`
    <form method="post" action="${CARD_DECIDE}">
      ${hidden({ txnid: payment.txnid, hash: decideHash(payment), decision: name })}
      <button class="${name === 'approve' ? 'main' : ''}">${label}</button>
    </form>`,
  )}</div>`;

const SILENT: Raw = escaped`<h1>Approved</h1>
  <p>The bank took the money and sends no answer. Close this window, or
  <a href="/">go back to the portal</a> by yourself.</p>`;
