import * as v from 'valibot';
import type { PushSettings } from '../../store/app/app';
import { LANGUAGES } from '../../store/core/languages';
import { CHARGE_PERIODS, UPI_EXTRA_FIELDS } from '../../store/wire/operatorDefaults';

/** Nothing but the origin, for origins are compared; one of this machine, for trials, needs no TLS. */
const origin = v.pipe(v.string(), v.regex(/^http(s:\/\/|:\/\/local|:\/\/127)[^/*]+$/));
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));

const wholeDays = v.custom<number>((days) => Number.isSafeInteger(days) && Number(days) > 0);

/** Whole rupees; what is often chosen must be within the limits. */
const rupees = v.custom<number>(Number.isSafeInteger);
const limits = v.pipe(
  v.object({ least: rupees, most: rupees, quick: v.array(rupees) }),
  v.check(
    ({ least, most, quick }) =>
      least > 0 && [...quick, most].every((one) => least <= one && one <= most),
  ),
);

/**
 * What differs from one deployment to the next. Read from the block `configuration` of the page,
 * so an operator changes it without a build. Nothing in it is secret.
 */
const schema = v.object({
  /** Which of the operator's servers this page is for (specification §9). */
  server: v.picklist(['test', 'production']),
  operator: v.object({
    name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
    /** The language of the operator's texts that come without one. */
    language: v.optional(v.picklist(LANGUAGES), 'en'),
    /** Address of the mark in the top bar; the name's first letter is there otherwise. */
    logo: v.optional(v.string()),
    /** The one colour that is the operator's own, #rrggbb. */
    brand: v.optional(colour),
    /** Where the operator itself is called and written to; an LCO's number is the subscriber's own. */
    phone: v.optional(v.string()),
    email: v.optional(v.string()),
    /** Printed on receipts. */
    legalName: v.optional(v.string()),
    gstin: v.optional(v.string()),
    sac: v.optional(v.string()),
    /** What a subscriber agrees to, by language: a text, an empty line between paragraphs, or its https address. */
    terms: v.optional(v.record(v.picklist(LANGUAGES), v.pipe(v.string(), v.regex(/^(?!http:)./)))),
  }),
  /** Origins besides the page's own that pictures may come from, e.g. https://pictures.example.com. */
  imageHosts: v.optional(v.array(origin), []),
  /** Origins that the card provider's page is on, besides our own: nothing is posted to any other. */
  payHosts: v.optional(v.array(origin), []),
  /** Fields that a request to pay by UPI may have besides the usual ones: see `UPI_EXTRA_FIELDS`. */
  upiFields: v.optional(v.array(v.picklist(UPI_EXTRA_FIELDS)), []),
  /**
   * Whether the operator carries out a call once however often it arrives with the same `Idempotency-Key`. No
   * documented call knows that header, so no text promises it unless this says `honoured`.
   */
  idempotency: v.optional(v.picklist(['honoured', 'unknown']), 'unknown'),
  /** What this operator writes in place of the portal's own value, by field: see `OperatorValues`. */
  operatorValues: v.optional(v.record(v.string(), v.record(v.string(), v.string()))),
  /** What a top-up, and a payment for a connection without a login, may be; usual limits otherwise. */
  topUp: v.optional(limits),
  instantPayment: v.optional(limits),
  /** How many days a renewal adds, by its term. Of a term that is not here no date is promised. */
  renewalDays: v.optional(v.record(v.picklist(CHARGE_PERIODS), wholeDays)),
  /** The hosted test backend that a page served from a local address talks to (specification §7). */
  testBackend: v.optional(origin),
  /** The hosted realtime database: live notices, questions and answers, the survey (specification §1). */
  realtime: v.optional(v.string()),
  /** Device messaging; without it no push is offered. */
  push: v.optional(
    v.object({
      /** What the messaging provider gives out for a browser. None of it is secret. */
      apiKey: v.string(),
      projectId: v.string(),
      appId: v.string(),
      senderId: v.string(),
      /** The public half of the key pair that messages are signed with. */
      vapidKey: v.string(),
      /** The operator's own relay, which adds the authorization that no browser may hold. */
      relay: v.object({ test: v.string(), production: v.string() }),
    }),
  ),
  /** Where a share of the pages (0 to 1) sends its errors and policy violations, without personal data. */
  reports: v.optional(v.object({ address: v.string(), share: v.number() })),
  /** Support may look with Redux DevTools, at what the redaction leaves. */
  devTools: v.optional(v.boolean()),
});

export type PortalConfiguration = v.InferOutput<typeof schema>;

export type ConfigurationReading =
  | { readonly ok: true; readonly configuration: PortalConfiguration }
  /** The name of the field that is wrong, e.g. `operator.name`, or `configuration` for the whole block. */
  | { readonly ok: false; readonly field: string };

export const readConfiguration = (block: string): ConfigurationReading => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), block);
  if (read.success) return { ok: true, configuration: read.output };
  return { ok: false, field: v.getDotPath(read.issues[0]) ?? 'configuration' };
};

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The base is the page's origin; from a local address it is the configured test backend (specification §7). */
export const baseUrlOf = ({ testBackend }: PortalConfiguration, page: URL): string =>
  LOCAL.has(page.hostname) && testBackend ? testBackend : page.origin;

/** The provider's settings with the relay of the server that this page is for. */
export const pushOf = ({ push, server }: PortalConfiguration): PushSettings | null =>
  push ? { ...push, relay: push.relay[server] } : null;
