import { KEPT_FIELDS } from './record/scrub';
import type { RecordedCall, RecordedEvent, Recording } from './recording/recording';

/** The planted secrets, one of each kind. */
const SECRETS: readonly (readonly [kind: string, name: RegExp, secret: string])[] = [
  ['password', /password$/i, 'Monsoon-Peacock-77'],
  ['code', /^(?:otp|code)$/i, '739164'],
  ['Aadhaar', /^aadhaar$/i, '834712905566'],
  ['token', /token/i, 'tkn_8fQ2zR71LmvXw0'],
  ['signature', /signature/i, 'sgn4Yt9PpKe3bUo6Za'],
  ['mobile number', /mobile|phone|identity|^$/i, '9473651820'],
  ['e-mail', /e-?mail/i, 'tara.planted@hidden.example'],
  ['user name', /^username$/i, 'tara-the-planted'],
  ['name', /name$/i, 'Taramani Plantwala'],
];

export const SECRET_KINDS: readonly string[] = SECRETS.map(([kind]) => kind);

interface SeededRecording {
  readonly recording: Recording;
  /** What was put in, by its kind. */
  readonly secrets: ReadonlyMap<string, string>;
}

/** Puts secrets back in place of those that the recorder removed from events and answers. */
export const seedSecrets = (recording: Recording): SeededRecording => {
  const secrets = new Map<string, string>();
  const secretFor = (name: string, gone: string): string => {
    const [kind, , secret] = SECRETS.find(([, like]) => like.test(name)) ?? [];
    // A value of no known kind gets a recognisable text.
    const chosen = secret ?? `Planted ${name} ${'z'.repeat(gone.length)}`;
    secrets.set(kind ?? name, chosen);
    return chosen;
  };
  const pages = recording.pages.map((page) => ({
    ...page,
    events: page.events?.map((one) => inEvent(one, secretFor)) ?? null,
    calls: page.calls.map((call) => inAnswer(call, secretFor)),
  }));
  return { recording: { ...recording, pages }, secrets };
};

type SecretFor = (name: string, gone: string) => string;

const GONE_FROM_EVENT = /^•••• \(\d+\)$/;
/**
 * Only the end of the number that is paid for is recorded, and the replay finds the number by it. The number of a box's
 * smart card is sent again, and what was sent is compared.
 */
const LEFT: readonly string[] = ['account', 'smcno'];

const inEvent = (one: RecordedEvent, secretFor: SecretFor): RecordedEvent => {
  const payload = one.event['payload'];
  if (one.by === 'saga' || payload === undefined) return one;
  const filled = walked(payload, '', (text, name) =>
    GONE_FROM_EVENT.test(text) && !LEFT.includes(name) ? secretFor(name, text) : text,
  );
  return { ...one, event: { ...one.event, payload: filled } };
};

/** Letters were made x and digits 0. */
const GONE_FROM_ANSWER = /^(?=.*[x0])[^a-wyz1-9]+$/i;

const inAnswer = (call: RecordedCall, secretFor: SecretFor): RecordedCall => {
  if (!/^\s*[[{]/.test(call.body)) return call;
  const filled = walked(JSON.parse(call.body), '', (text, name) =>
    !KEPT_FIELDS.has(name) && GONE_FROM_ANSWER.test(text) ? secretFor(name, text) : text,
  );
  return { ...call, body: JSON.stringify(filled) };
};

const walked = (
  value: unknown,
  name: string,
  instead: (text: string, name: string) => string,
): unknown => {
  if (typeof value === 'string') return instead(value, name);
  if (Array.isArray(value)) return value.map((item) => walked(item, name, instead));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, walked(inner, key, instead)]),
  );
};

/** The forms in which a text may contain the secret: as it is, escaped, and inside encoded text. */
export const encodingsOf = (secret: string): readonly string[] => [
  secret,
  JSON.stringify(secret).slice(1, -1),
  encodeURIComponent(secret),
  new URLSearchParams([['', secret]]).toString().slice(1),
  Buffer.from(secret).toString('hex'),
  ...[0, 1, 2].flatMap((before) => inBase64(secret, before)),
];

/**
 * The secret in Base64 after `before` other bytes, without the characters that also encode part of a neighbouring byte.
 */
const inBase64 = (secret: string, before: number): readonly string[] => {
  const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret)]);
  const from = Math.ceil((before * 8) / 6);
  const until = Math.floor((bytes.length * 8) / 6);
  const text = bytes.toString('base64').slice(from, until);
  return [text, text.replaceAll('+', '-').replaceAll('/', '_')];
};
