import * as v from 'valibot';
import { LONGEST } from '../../store/wire/entities/service/notifications';

/** What a pushed message brings, as far as it could be read. '' stands for what it does not bring. */
export interface Payload {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** An address nobody has looked at yet. */
  readonly address: string;
  /** Whom the operator meant it for. */
  readonly customerid: string;
}

const NOTHING: Payload = { id: '', title: '', body: '', address: '', customerid: '' };

/*
 * Control characters, and those that turn the direction of the text around them: a message must
 * not be able to dress up as something else.
 */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;
const CUT_IN_HALF = /[\ud800-\udbff]$/;

/** One line of at most so many characters. Cut before it is cleaned: a megabyte is cleaned for nobody. */
const line = (longest: number) =>
  v.fallback(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((text) =>
        String(text)
          .slice(0, longest)
          .replace(CUT_IN_HALF, '')
          .replace(UNSEEN, ' ')
          .replace(/ {2,}/g, ' ')
          .trim(),
      ),
    ),
    '',
  );

const part = v.fallback(
  v.object({
    id: line(LONGEST.id),
    title: line(LONGEST.title),
    body: line(LONGEST.body),
    path: line(500),
    url: line(500),
    click_action: line(500),
    link: line(500),
    customerid: line(LONGEST.id),
  }),
  { id: '', title: '', body: '', path: '', url: '', click_action: '', link: '', customerid: '' },
);

/** The provider's shape: words in `notification`, the operator's own fields in `data`. */
const shape = v.object({
  notification: part,
  data: part,
  fcmOptions: part,
  fcmMessageId: line(LONGEST.id),
});

/** Never throws: of a damaged message nothing is known but that it came. */
export const payloadOf = (text: string): Payload => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), shape), text);
  if (!read.success) return NOTHING;
  const { notification, data, fcmOptions, fcmMessageId } = read.output;
  return {
    id: data.id || fcmMessageId,
    title: notification.title || data.title,
    body: notification.body || data.body,
    address: data.path || data.url || data.link || notification.click_action || fcmOptions.link,
    customerid: data.customerid,
  };
};
