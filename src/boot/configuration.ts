import * as v from 'valibot';
import type { PushSettings } from '../../store/app/app';
import { LANGUAGES } from '../../store/core/languages';
import { CHARGE_PERIODS, UPI_EXTRA_FIELDS } from '../../store/wire/values';

/** An origin such as `https://pay.example.com`, without a path; one of this machine needs no TLS. */
const origin = v.pipe(v.string(), v.regex(/^http(s:\/\/|:\/\/local|:\/\/127)[^/*]+$/));

/** A colour, `#rrggbb`. */
const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));

/** The content is checked by `sagas/api/operatorWords/wrongWord.ts`, which is loaded where such a field is set. */
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** A number of whole days. */
const wholeDays = v.custom<number>((days) => Number.isSafeInteger(days) && Number(days) > 0);

/** Whole rupees. */
const rupees = v.custom<number>(Number.isSafeInteger);

/** `least`, `most` and `quick` in whole rupees; `most` and the `quick` ones are at least `least`, and none is above `most`. */
const limits = v.pipe(
  v.object({ least: rupees, most: rupees, quick: v.array(rupees) }),
  v.check(
    ({ least, most, quick }) =>
      least > 0 && [...quick, most].every((amount) => least <= amount && amount <= most),
  ),
);

/** An object; each key: the name of a call or `*`; each value: an object of texts. */
const textsByCall = v.custom<Readonly<Record<string, Readonly<Record<string, string>>>>>(isObject);

/** An object; each key: the name of a call or `*`; each value: a text. */
const textByCall = v.custom<Readonly<Record<string, string>>>(isObject);

/**
 * What differs from one deployment to the next. Read from the block `configuration` of the page,
 * so an operator changes it without a build. Nothing in it is secret.
 *
 * `public/CONFIGURATION.md` is written from these comments: what a field does, and behind `@without` what the portal does
 * without it.
 */
export const configurationSchema = v.object({
  /** Which of the operator's servers this page is for (specification §9). */
  server: v.picklist(['test', 'production']),
  operator: v.object({
    /** The operator's name, as the pages and receipts say it. */
    name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
    /**
     * The language of the operator's texts that come without one. Where the page shows another language, they are marked
     * for a screen reader.
     *
     * Alert messages, the header and the content of the maintenance, the name of a banner, notices, answers and surveys may
     * each be a plain text or come in languages: `{"en": "…", "ta": "…"}`.
     */
    language: v.optional(v.picklist(LANGUAGES), 'en'),
    /**
     * The address of a square mark in the top bar. Where it has another origin than the page, that origin belongs to
     * `img-src` of the policy.
     * @without The first letter of the name is there.
     */
    logo: v.optional(v.string()),
    /**
     * The one colour that is the operator's own. A colour that could not be read as text is refused with the reason in the
     * console.
     * @without The portal's own colour.
     */
    brand: v.optional(colour),
    /**
     * Where the operator is called, under "Contact us"; an LCO's number is the subscriber's own.
     * @without No number is shown.
     */
    phone: v.optional(v.string()),
    /**
     * Where the operator is written to, under "Contact us".
     * @without No address is shown.
     */
    email: v.optional(v.string()),
    /**
     * The operator's legal name on receipts.
     * @without Left out of receipts.
     */
    legalName: v.optional(v.string()),
    /**
     * The operator's tax number on receipts.
     * @without Left out of receipts.
     */
    gstin: v.optional(v.string()),
    /**
     * The service accounting code on receipts.
     * @without Left out of receipts.
     */
    sac: v.optional(v.string()),
    /**
     * The terms that a subscriber accepts after the first login, by language: `{"en": "…", "hi": "…"}`. Each is a plain text
     * with an empty line between paragraphs, or the `https://` address of a page.
     * @without The portal says that they are not published here and shows `operator.phone` and `operator.email`.
     */
    terms: v.optional(v.record(v.picklist(LANGUAGES), v.pipe(v.string(), v.regex(/^(?!http:)./)))),
  }),
  /**
   * Origins besides the page's own that pictures may come from. They belong to `img-src` of the policy.
   */
  imageHosts: v.optional(v.array(origin), []),
  /**
   * Origins besides the page's own that the card provider's page is on. The portal posts a payment to no other origin. They
   * belong to `form-action` of the policy.
   */
  payHosts: v.optional(v.array(origin), []),
  /**
   * Fields that a request to pay by UPI may have besides the usual ones: `mam` (a least amount), `url` (an address to open),
   * `mid` (another merchant). A request with one that is not named here is not shown, because a payer's app may then ask for
   * something else than was agreed to.
   */
  upiFields: v.optional(v.array(v.picklist(UPI_EXTRA_FIELDS)), []),
  /**
   * `honoured` when the operator carries out every call that comes with the same `Idempotency-Key` once and answers its
   * copies as it answered the first. Only then does a text promise that sending again is safe: no documented call knows that
   * header.
   */
  idempotency: v.optional(v.picklist(['honoured', 'unknown']), 'unknown'),
  /**
   * The values that this operator's server uses instead of the portal's own, by field name, in requests, answers and
   * refusals: `{"productstatus": {"ALL": "ANY"}, "paymentmode": {"BALANCE": "WALLET"}, "errorcode": {"1087": "TOO_EARLY"}}`.
   * The portal's own values are listed below. `null` leaves the field out of the request: `{"productstatus": {"ALL": null}}`.
   * @without The portal's own values.
   */
  operatorValues: v.optional(v.record(v.string(), v.record(v.string(), v.nullable(v.string())))),
  /**
   * Where this operator's answers hold the fields of the portal, by call or for all calls (`*`): `{"activePacks":
   * {"expirydate": "enddate", "price": "tariff.monthly"}, "*": {"stbno": "boxno"}}`. The calls and their fields are those of
   * `openapi.json`. `npm run tool -- adopt FILE.har` drafts these entries from a recording of the operator's old portal.
   *
   * A field on the left is counted from the top of the answer, through lists (`cartdetails.price`); for all calls it is one
   * name, in every object of every answer. On the right is a path from the object that holds the field: through objects
   * (`tariff.monthly`), to one row of a list (`tariffs.0.amount`) or through all of its rows; `.` is the object or the list
   * itself (`{"alerts": {"data": "."}}` where the answer is a bare list). A field that is named here is read there and
   * nowhere else; `error`, `errorcode` and `message` count under their own names too.
   * @without The portal's own names.
   */
  operatorFields: v.optional(textsByCall),
  /**
   * The names under which this operator's server takes the fields of a request, by call or for all calls (`*`): `{"login":
   * {"username": "user_name"}, "*": {"stbno": "boxno"}}`.
   * @without The portal's own names.
   */
  operatorRequestFields: v.optional(textsByCall),
  /**
   * Where an answer holds its data when other fields stand around it, as in `{"status": "success", "data": […]}`, by call or
   * for all calls: `{"*": "data", "alerts": "."}`; `.` is the answer itself. What stands beside the data decides first whether
   * the call was refused: a failure with data in it is a failure. An answer without that field is read as it is.
   * @without The answer itself.
   */
  operatorEnvelope: v.optional(textByCall),
  /**
   * What a subscriber may add to the balance; `quick` are the amounts that are offered as buttons.
   * @without 200, 49000 and [200, 500, 1000, 2000].
   */
  topUp: v.optional(limits),
  /**
   * What may be paid for a connection without a login; `quick` are the amounts that are offered as buttons.
   * @without 200, 49000 and [200, 500, 1000, 2000].
   */
  instantPayment: v.optional(limits),
  /**
   * The streaming services that can be paid for by a mobile number at `/ottquickpay`, in the order in which they are offered:
   * `[{"productid": "OTT1", "name": "Lantern Play"}]`. No documented call lists them.
   * @without The operator chooses the service, or the address names it: `/ottquickpay?productid=OTT1`.
   */
  ottServices: v.optional(v.array(v.object({ productid: v.string(), name: v.string() })), []),
  /**
   * How many days a renewal adds, by its term: `{"MONTHLY": 30, "QUARTERLY": 90, "HALFYEARLY": 180, "YEARLY": 365}`. A running
   * pack is counted on from its last day, an ended one from the day of the renewal, which is its first. No documented call
   * tells these days.
   * @without The portal promises no date before the renewal, as for a term that is missing here. After it the date is the one
   * that the operator answers.
   */
  renewalDays: v.optional(v.record(v.picklist(CHARGE_PERIODS), wholeDays)),
  /**
   * The hosted test backend that a page opened from a local address talks to (specification §7).
   * @without The page's own origin.
   */
  testBackend: v.optional(origin),
  /**
   * The address of the hosted realtime database (specification §1), without a slash at the end. It holds `notices`, `faqs`
   * and `survey` and takes answers at `surveyanswers/{survey}/{id}`, which must be writable once and readable by the operator
   * alone: `public/deploy/database.rules.json` are its rules. Its origin belongs to `connect-src` of the policy, and with a
   * database at `firebaseio.com` or `firebasedatabase.app` that of the servers beside it, such as `https://*.firebaseio.com`:
   * a stream is moved to one of them.
   * @without The portal shows its own answers and no survey.
   */
  realtime: v.optional(v.string()),
  /**
   * The bucket of the hosted file storage (specification §1), such as `selfcare.appspot.com`. A picture that a banner, an
   * alert, a channel or the maintenance gives as `gs://BUCKET/path` is then taken from its download address, whose origin,
   * `https://firebasestorage.googleapis.com`, belongs to `imageHosts`.
   * @without A storage reference shows no picture.
   */
  storageBucket: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9._-]+$/))),
  /**
   * Device messaging: what the messaging provider gives out for a browser. None of it is secret.
   * @without No push is offered.
   */
  push: v.optional(
    v.object({
      /** The provider's key for a browser. */
      apiKey: v.string(),
      /** The provider's name of the project. */
      projectId: v.string(),
      /** The provider's name of the app. */
      appId: v.string(),
      /** The provider's number of the sender. */
      senderId: v.string(),
      /** The public half of the key pair that messages are signed with. */
      vapidKey: v.string(),
      /**
       * The operator's own relay, an address for each `server`: it subscribes a device to the messages of its region and adds
       * the authorization that no browser may hold.
       */
      relay: v.object({
        /** The address for the server `test`. */
        test: v.string(),
        /** The address for the server `production`. */
        production: v.string(),
      }),
    }),
  ),
  /**
   * Where a share of all opened pages posts its uncaught errors and policy violations, as JSON in a text, each once and ten
   * at most. The address's origin belongs to `connect-src` of the policy.
   *
   * A report holds the name of the error or directive, places in the portal's scripts, the origin that was refused, the
   * page's path without ids, and the build; no text of an error, no query, no cookie. The code for it comes after the first
   * screen answers, so that no subscriber waits for it: a start that fails before that, and a tab that crashes, is not
   * reported. The browser's own `report-to` is not used: it sends whole addresses, and cannot be sampled.
   * @without Nothing is reported.
   */
  reports: v.optional(
    v.object({
      /** The address that reports are posted to. */
      address: v.string(),
      /** The share of the pages, from 0 to 1. */
      share: v.number(),
    }),
  ),
  /**
   * `true` lets support open Redux DevTools, which see what the redaction leaves (`store/diagnostics/SUPPORT.md`).
   * @without Nothing of it is loaded.
   */
  devTools: v.optional(v.boolean()),
});

export type PortalConfiguration = v.InferOutput<typeof configurationSchema>;

type OperatorWords = Pick<
  PortalConfiguration,
  'operatorValues' | 'operatorFields' | 'operatorRequestFields' | 'operatorEnvelope'
>;

/** The hosts that pictures may come from, and the bucket of the file storage (`src/app/safeLinks.ts`). */
export const imageHostsOf = ({
  imageHosts,
  storageBucket,
}: PortalConfiguration): readonly string[] =>
  storageBucket === undefined ? imageHosts : [...imageHosts, `gs://${storageBucket}`];

export type ConfigurationReading =
  | { readonly ok: true; readonly configuration: PortalConfiguration }
  /** The name of the field that is wrong, e.g. `operator.name`, or `configuration` for the whole block. */
  | { readonly ok: false; readonly field: string };

export const readConfiguration = (block: string): ConfigurationReading => {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), configurationSchema), block);
  if (result.success) return { ok: true, configuration: result.output };
  return { ok: false, field: v.getDotPath(result.issues[0]) ?? 'configuration' };
};

/**
 * The operator's own names and values (`operatorValues`, `operatorFields`, and so on); undefined where the operator uses
 * the portal's.
 */
export const configuredWordsOf = (configuration: PortalConfiguration): OperatorWords | undefined =>
  Object.keys(configuration).some((field) => /^operator[A-Z]/.test(field))
    ? configuration
    : undefined;

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The base is the page's origin; from a local address it is the configured test backend (specification §7). */
export const baseUrlOf = ({ testBackend }: PortalConfiguration, page: URL): string =>
  LOCAL.has(page.hostname) && testBackend ? testBackend : page.origin;

/** The provider's settings with the relay of the server that this page is for. */
export const pushOf = ({ push, server }: PortalConfiguration): PushSettings | null =>
  push ? { ...push, relay: push.relay[server] } : null;
