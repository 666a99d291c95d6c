import * as v from 'valibot';
import { MAX_LENGTHS } from '../../store/wire/entities/service/notifications';

/** The content of a pushed message; '' for missing or unreadable fields. */
export interface Payload {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** An unchecked address. */
  readonly address: string;
  /** The intended subscriber. */
  readonly customerid: string;
}

const EMPTY_PAYLOAD: Payload = { id: '', title: '', body: '', address: '', customerid: '' };

/* Control characters and characters that change the text direction: a message could imitate other content with them. */
const INVISIBLE = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
const LONE_SURROGATE = /[\ud800-\udbff]$/;

/** One line with a maximum length. The text is cut before it is cleaned, so that cleaning a huge text is fast. */
const line = (longest: number) =>
  v.fallback(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((text) =>
        String(text)
          .slice(0, longest)
          .replace(LONE_SURROGATE, '')
          .replace(INVISIBLE, ' ')
          .replace(/ {2,}/g, ' ')
          .trim(),
      ),
    ),
    '',
  );

const part = v.fallback(
  v.object({
    id: line(MAX_LENGTHS.id),
    title: line(MAX_LENGTHS.title),
    body: line(MAX_LENGTHS.body),
    path: line(500),
    url: line(500),
    click_action: line(500),
    link: line(500),
    customerid: line(MAX_LENGTHS.id),
  }),
  { id: '', title: '', body: '', path: '', url: '', click_action: '', link: '', customerid: '' },
);

/** The provider's format: texts in `notification`, the operator's fields in `data`. */
const shape = v.object({
  notification: part,
  data: part,
  fcmOptions: part,
  fcmMessageId: line(MAX_LENGTHS.id),
});

/** Reads a message and never throws; a damaged message is empty. */
export const payloadOf = (text: string): Payload => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), shape), text);
  if (!read.success) return EMPTY_PAYLOAD;
  const { notification, data, fcmOptions, fcmMessageId } = read.output;
  return {
    id: data.id || fcmMessageId,
    title: notification.title || data.title,
    body: notification.body || data.body,
    address: data.path || data.url || data.link || notification.click_action || fcmOptions.link,
    customerid: data.customerid,
  };
};
