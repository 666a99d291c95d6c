import type { UnknownAction } from '@reduxjs/toolkit';
import type { DomainName } from '../../../store/documented/documentedState';
import type { RootState } from '../../../store/root/rootReducer';
import type { CallName } from '../../../store/wire/answers';
import type { RequestOf } from '../../../store/wire/requests/requests';
import { type RecordedCall, UNKNOWN_BODY } from '../recording/recording';

export type RequestFields = Readonly<Record<string, unknown>>;

/** The event that triggers a call, and the domains that must be loaded for it. */
export interface CallTrigger {
  readonly needs: readonly DomainName[];
  readonly says: (asked: RequestFields, state: RootState) => UnknownAction | null;
}

export type CallTriggers = Partial<Record<CallName, CallTrigger>>;

/** The operator once accepted the recorded request, so it has the form that its schema requires. */
export const sent = <Name extends CallName>(asked: RequestFields): RequestOf<Name> =>
  asked as RequestOf<Name>;
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
export const asList = (value: unknown): readonly string[] =>
  asText(value).split(',').filter(Boolean);
export const always = (event: UnknownAction) => () => event;

/**
 * The fields that were sent. Chromium leaves the body of many requests out of its archive; then they are taken from
 * what the operator's answer repeats of them.
 */
export const requestFieldsOf = ({
  asked,
  body,
}: Pick<RecordedCall, 'asked' | 'body'>): RequestFields =>
  UNKNOWN_BODY in asked ? { ...echoIn(body), ...asked } : asked;

const echoIn = (body: string): RequestFields => {
  const answer = json(body);
  if (!Array.isArray(answer)) return isRecord(answer) ? answer : {};
  const entries = answer.filter(isRecord);
  const [first] = entries;
  return { ...first, productid: entries.map(({ productid }) => asText(productid)).join(',') };
};

const isRecord = (value: unknown): value is RequestFields =>
  typeof value === 'object' && value !== null;

const json = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};
