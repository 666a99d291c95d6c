import type { Har } from 'har-format';
import { isCompared } from '../compare/compareEvents';
import { isStateLeftOut } from '../compare/leftOut';
import { isGeneratedId } from '../playback/ids';
import { isPlayed } from '../playback/playback';
import { HAR_EXTENSION_FIELD, type HarExtension } from '../recording/harExtension';
import { CALL_EVENTS } from '../recording/pageTime';

type Page = HarExtension['pages'][number];
type Event = Page['events'][number];

/** Keeps what a replay reads of a recorded page: of the sagas' events, only the names and the generated ids. */
export const trimPage = ({ events, end, ...page }: Page): Page => ({
  ...page,
  events: events.filter(isRead).map(trimEvent),
  end: isObject(end)
    ? Object.fromEntries(Object.entries(end).filter(([name]) => !isStateLeftOut(name)))
    : end,
});

const isRead = (one: Event): boolean =>
  isPlayed(one) || isCompared(one) || CALL_EVENTS.includes(one.event.type);

const trimEvent = (one: Event): Event => {
  const { type, payload } = one.event as { readonly type: string; readonly payload?: unknown };
  if (isPlayed(one)) return one;
  const left = CALL_EVENTS.includes(type) ? payload : idsIn(payload);
  return { ...one, event: { type, ...(left !== undefined && { payload: left }) } };
};

/** The generated ids, each in its place in the value; a list becomes an object with its indexes as keys. */
const idsIn = (value: unknown): unknown => {
  if (isGeneratedId(value)) return value;
  if (!isObject(value)) return undefined;
  const found = Object.entries(value).flatMap(([key, inner]) => {
    const ids = idsIn(inner);
    return ids === undefined ? [] : [[key, ids] as const];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The archive as text with one request or event per line, so that a change in it can be read. */
export const writeArchive = (
  { version, creator, entries }: Har['log'],
  own: HarExtension,
): string => {
  const pages = own.pages.map(({ at, address, events, end }) => {
    const head = `"at":${at},"address":${JSON.stringify(address)}`;
    return `{${head},"events":[\n${lines(events)}\n],\n"end":${JSON.stringify(end)}}`;
  });
  const head = `"version":"${version}","creator":${JSON.stringify(creator)},"pages":[]`;
  const extension = `{"format":${own.format},"began":${own.began},"pages":[\n${pages.join(',\n')}\n]}`;
  return `{"log":{${head},"entries":[\n${lines(entries)}\n],\n"${HAR_EXTENSION_FIELD}":${extension}}}\n`;
};

const lines = (items: readonly unknown[]): string =>
  items.map((item) => JSON.stringify(item)).join(',\n');
