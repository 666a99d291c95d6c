import { endpoints } from '../../sagas/api/endpoints';
import { ITSELF } from '../../sagas/api/operatorWords/operatorFields';
import { type OperatorWords, translationOf } from '../../sagas/api/operatorWords/translation';
import { answerFields } from '../../store/wire/answerFields';
import type { CallName } from '../../store/wire/answers';
import { isSuccess } from '../../store/writes/outcome';
import { readAnswer } from '../conformance/readAnswer';
import { documentedFields } from '../contract/wire/documentedFields';
import type { Archive, ArchivedCall } from './archivedCalls';
import type { Draft } from './draft';
import { likelyCall } from './likelyCall';
import type { CallDraft, MissingField } from './matchFields';

/*
 * What an archive tells about an operator, call by call. The report contains names of fields, types and counts, but
 * never a value; parts of an address with a digit are hidden, except a version such as `v1`.
 */

/** The documented fields of a call's answer. A call that is not here has none. */
const DOCUMENTED: Partial<Record<CallName, readonly string[]>> = {
  login: documentedFields.subscriber,
  subscriber: documentedFields.subscriber,
  maintenance: documentedFields.maintenance,
  activePacks: documentedFields.packResult,
  renewablePacks: documentedFields.packResult,
  renew: documentedFields.packResult,
  removePack: documentedFields.packResult,
  cancelForRefund: documentedFields.packResult,
  promos: documentedFields.promo,
  alerts: [...documentedFields.alerts, ...documentedFields.alert],
  transactions: documentedFields.transaction,
  instantCustomer: documentedFields.instantCustomer,
  longDurationPrices: documentedFields.longDurationPrice,
  instalmentEligibility: documentedFields.eligibility,
  instalmentPay: documentedFields.instalmentPayment,
  paymentStatus: documentedFields.paymentOutcome,
  confirmPayment: documentedFields.paymentOutcome,
  createTicket: documentedFields.ticketCreated,
};

export const reportOf = (archive: Archive, draft: Draft): string => {
  const seen = new Map(draft.calls.map((one) => [one.call, one]));
  const parts = Object.values(endpoints)
    .filter(({ name }) => name !== 'subscribeToTopic' && name !== 'renewReadingText')
    .map(({ name }) => {
      const drafted = seen.get(name);
      return drafted
        ? seenCall(drafted, draft.words)
        : [`${name}: not seen${likeIt(name, archive)}`];
    });
  return [
    ...parts.map((lines) => lines.join('\n')),
    `${seen.size} of ${parts.length} calls seen.`,
  ].join('\n');
};

const likeIt = (call: CallName, { others, at }: Archive): string => {
  const like = likelyCall(call, others, at);
  return like ? `; its fields come from another address: ${like.method} ${masked(like.path)}` : '';
};

/** Hides path segments with a digit, which may be an account number; an API version such as `v1` stays. */
const masked = (path: string): string =>
  path.replaceAll(/[^/]+/g, (part) => (/\d/.test(part) && !/^v\d$/.test(part) ? '…' : part));

const seenCall = (
  { call, seen, root, matched }: CallDraft,
  words: OperatorWords,
): readonly string[] => {
  const missing = matched?.missing ?? [];
  const documented = DOCUMENTED[call] ?? [];
  const isDocumented = ({ field }: MissingField) => documented.includes(lastOf(field));
  const needed = missing.filter(({ isRequired }) => isRequired);
  const others = missing.filter(({ isRequired }) => !isRequired);
  const byValue = [...(matched?.byValue ?? [])].map(
    (field) => `${field} = ${matched?.paths.get(field) ?? ''}`,
  );
  return [
    `${call}: seen ${statusesOf(seen)}${root === ITSELF ? '' : `, data in ${root}`}`,
    `  fields: ${matched?.paths.size ?? 0} of ${answerFields(call).size} found`,
    ...line('found by their values alone, to be confirmed', byValue),
    ...line('needed and missing', needed.map(withCandidates)),
    ...line('documented and missing', others.filter(isDocumented).map(withCandidates)),
    ...line('ours and missing', others.filter((one) => !isDocumented(one)).map(withCandidates)),
    ...seen
      .filter(({ status }) => isSuccess(status))
      .slice(-1)
      .map((last) => `  ${shownOf(call, last, words)}`),
  ];
};

const lastOf = (field: string): string => field.split('.').at(-1) ?? field;

const line = (title: string, items: readonly string[]): readonly string[] =>
  items.length > 0 ? [`  ${title}: ${items.join(', ')}`] : [];

const withCandidates = ({ field, candidates }: MissingField): string =>
  candidates.length > 0 ? `${field} (perhaps ${candidates.join(' or ')})` : field;

const statusesOf = (seen: readonly ArchivedCall[]): string => {
  const statuses = [...new Set(seen.map(({ status }) => status))];
  return `${seen.length} ${seen.length === 1 ? 'time' : 'times'} (${statuses.join(', ')})`;
};

/** What the portal makes of the answer with the draft. */
const shownOf = (
  call: CallName,
  { status, answer }: ArchivedCall,
  words: OperatorWords,
): string => {
  const body = JSON.stringify(translationOf(words, endpoints[call]).ofAnswer(answer)) ?? '';
  const reading = readAnswer(call, { status, body, headers: new Headers(), cookies: [], ms: 0 });
  if (reading.kind !== 'answer')
    return `A subscriber would see an error: ${reading.kind === 'unreadable' ? reading.wrong.join(' ') : reading.says}`;
  const { answer: read, wrong } = reading;
  const rows = Array.isArray(read)
    ? ` ${read.length} ${read.length === 1 ? 'row' : 'rows'}`
    : ' it';
  return `A subscriber would see${rows}.${wrong.map((sentence) => ` ${sentence}`).join('')}`;
};
