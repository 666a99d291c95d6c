import * as v from 'valibot';
import type { PushSettings } from '../../store/app/app';
import { LANGUAGES } from '../../store/core/languages';
import { CHARGE_PERIODS, UPI_EXTRA_FIELDS } from '../../store/wire/values';

/*
 * The kinds of values that have a check of their own. `public/build/allowedValues.ts` says in words what each accepts:
 * the page does not load these words, because only a deployment needs them.
 */
export const originAddress = v.pipe(
  v.string(),
  v.regex(/^http(s:\/\/|:\/\/local|:\/\/127)[^/*]+$/),
);
export const colour = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));
export const chatAddress = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[^\s/{}]+\/[^\s{}]*\{text\}[^\s{}]*$/),
);
export const termsField = v.pipe(v.string(), v.regex(/^(?!http:)./));
export const databaseAddress = v.pipe(v.string(), v.regex(/[^/]$/));
export const bucketName = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9._-]+$/));

/** Checks only the type. `sagas/api/operatorWords/wrongWord.ts` checks the content, and is loaded only if needed. */
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

export const textsByCall =
  v.custom<Readonly<Record<string, Readonly<Record<string, string>>>>>(isObject);
export const textByCall = v.custom<Readonly<Record<string, string>>>(isObject);

export const wholeDays = v.custom<number>((days) => Number.isSafeInteger(days) && Number(days) > 0);
export const wholeRupees = v.custom<number>(Number.isSafeInteger);
export const limits = v.pipe(
  v.object({ least: wholeRupees, most: wholeRupees, quick: v.array(wholeRupees) }),
  v.check(
    ({ least, most, quick }) =>
      least > 0 && [...quick, most].every((amount) => least <= amount && amount <= most),
  ),
);
export const shareOfPages = v.custom<number>(
  (share) => typeof share === 'number' && share >= 0 && share <= 1,
);

/**
 * The settings of one deployment, from the block `configuration` of the page: an operator changes them without a build.
 * None of them is secret.
 *
 * `npm run tool -- configuration` writes `public/CONFIGURATION.md` from these comments: the text says what a field
 * does, and `@without` what the portal does when the field is missing.
 */
export const configurationSchema = v.object({
  /** Which of the operator's servers this page is for (specification §9). */
  server: v.picklist(['test', 'production']),
  operator: v.object({
    /** The operator's name, as the pages and receipts show it. */
    name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
    /**
     * The language of the operator's plain texts, which do not name their language. On a page in another language, the
     * portal marks such a text with this language for screen readers.
     *
     * Alert messages, the header and the content of the maintenance, the name of a banner, notices, answers and surveys
     * may each be a plain text or have a text for each language: `{"en": "…", "ta": "…"}`.
     */
    language: v.optional(v.picklist(LANGUAGES), 'en'),
    /**
     * The address of a square logo for the top bar. If its origin is not the page's own, the origin must be in
     * `img-src` of the Content-Security-Policy.
     * @without The top bar shows the first letter of the name.
     */
    logo: v.optional(v.string()),
    /**
     * The operator's own colour. The portal does not use a colour that is unreadable as text, and says why in the
     * browser's console.
     * @without The portal's own colour.
     */
    brand: v.optional(colour),
    /**
     * The operator's phone number. It is shown under "Contact us", on the login, on receipts, and wherever else a call
     * may help. The number of a local cable operator (LCO) comes from the subscriber's own data.
     * @without No number is shown.
     */
    phone: v.optional(v.string()),
    /**
     * The operator's e-mail address. It is shown under "Contact us", on receipts, and in place of missing `terms`.
     * @without No address is shown.
     */
    email: v.optional(v.string()),
    /**
     * The `https://` address of a chat with the operator, under "Contact us" and in the picture guide:
     * `https://chat.example.com/4417?text={text}`. The portal replaces `{text}` with a message that has the customer
     * number, the boxes, the packs, and the last payment if it failed or is not confirmed. The subscriber sends the
     * message.
     * @without No chat is offered.
     */
    messageLink: v.optional(chatAddress),
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
     * The terms that a subscriber accepts after the first login, by language: `{"en": "…", "hi": "…"}`. Each is a plain
     * text with an empty line between paragraphs, or the `https://` address of a page.
     * @without The portal says that the terms are not published here, and shows `operator.phone` and `operator.email`.
     */
    terms: v.optional(v.record(v.picklist(LANGUAGES), termsField)),
  }),
  /**
   * Origins besides the page's own that pictures may come from. These origins must be in `img-src` of the
   * Content-Security-Policy.
   */
  imageHosts: v.optional(v.array(originAddress), []),
  /**
   * Origins besides the page's own that the card provider's page may have. The portal posts a payment to no other
   * origin. These origins must be in `form-action` of the Content-Security-Policy.
   */
  payHosts: v.optional(v.array(originAddress), []),
  /**
   * Extra fields that the portal accepts in a request to pay by UPI: `mam` (a minimum amount), `url` (an address to
   * open), `mid` (another merchant). The portal shows a request with one of these fields only if the field is listed
   * here, because the payer's app could ask for something other than what the payer agreed to.
   */
  upiFields: v.optional(v.array(v.picklist(UPI_EXTRA_FIELDS)), []),
  /**
   * `honoured` if the operator carries out calls with the same `Idempotency-Key` only once and gives every copy the
   * answer of the first call. Only with this value does the portal promise that sending again is safe, because the
   * specification documents no such header.
   */
  idempotency: v.optional(v.picklist(['honoured', 'unknown']), 'unknown'),
  /**
   * The values that this operator's server uses instead of the portal's own, by field name, in requests, answers and
   * refusals:
   * `{"productstatus": {"ALL": "ANY"}, "paymentmode": {"BALANCE": "WALLET"}, "errorcode": {"1087": "TOO_EARLY"}}`.
   * The portal's own values are listed below. `null` leaves the field out of the request:
   * `{"productstatus": {"ALL": null}}`. In the same way `alerttype` may get the types that have an icon of their own,
   * `SERVICE`, `PAYMENT` and `PACK`: `{"alerttype": {"SERVICE": "NETWORK"}}`.
   * @without The portal's own values.
   */
  operatorValues: v.optional(v.record(v.string(), v.record(v.string(), v.nullable(v.string())))),
  /**
   * Where this operator's answers contain the fields of the portal, by call or for all calls (`*`): `{"activePacks":
   * {"expirydate": "enddate", "price": "tariff.monthly"}, "*": {"stbno": "boxno"}}`. The calls and their fields are
   * those of `openapi.json`. `npm run tool -- adopt FILE.har` drafts these entries from a recording of the operator's
   * old portal.
   *
   * The left side says where the portal expects the field: its path from the top of the answer, also through lists
   * (`cartdetails.price`). For all calls (`*`) it is the name of a field in any object of any answer.
   *
   * The right side says where this operator has the field, as seen from the object in which the portal expects it.
   * Names lead into objects (`tariff.monthly`) and through all rows of a list, a number leads to one row
   * (`tariffs.0.amount`), and `.` is the object itself: `{"alerts": {"data": "."}}` for an answer that is a bare list.
   *
   * The portal reads a listed field only from there. It reads `error`, `errorcode` and `message` under their own names
   * too.
   * @without The portal's own names.
   */
  operatorFields: v.optional(textsByCall),
  /**
   * The names under which this operator's server takes the fields of a request, by call or for all calls (`*`):
   * `{"login": {"username": "user_name"}, "*": {"stbno": "boxno"}}`.
   * @without The portal's own names.
   */
  operatorRequestFields: v.optional(textsByCall),
  /**
   * The field that contains the data of an answer such as `{"status": "success", "data": […]}`, by call or for all
   * calls: `{"*": "data", "alerts": "."}`; `.` is the answer itself. The portal checks the other fields
   * first: a refusal is a failure even if it contains data. The portal reads an answer without that field as it is.
   * @without The answer itself.
   */
  operatorEnvelope: v.optional(textByCall),
  /**
   * The least and the most that a subscriber may add to the balance, in rupees. `quick` are the amounts that are offered
   * as buttons.
   * @without The least is 200, the most is 49000, and the buttons are 200, 500, 1000 and 2000.
   */
  topUp: v.optional(limits),
  /**
   * The least and the most that may be paid for a connection without a login, in rupees. `quick` are the amounts that
   * are offered as buttons.
   * @without The least is 200, the most is 49000, and the buttons are 200, 500, 1000 and 2000.
   */
  instantPayment: v.optional(limits),
  /**
   * The streaming services that can be paid for by a mobile number at `/ottquickpay`, in the order in which they are
   * offered: `[{"productid": "OTT1", "name": "Lantern Play"}]`. No documented call lists them.
   * @without The operator chooses the service, or the address names it: `/ottquickpay?productid=OTT1`.
   */
  ottServices: v.optional(v.array(v.object({ productid: v.string(), name: v.string() })), []),
  /**
   * How many days a renewal adds, by its term: `{"MONTHLY": 30, "QUARTERLY": 90, "HALFYEARLY": 180, "YEARLY": 365}`.
   * The first added day of a running pack is the day after its last day; the first day of an ended pack is the day of
   * the renewal. No documented call gives these numbers.
   * @without The portal promises no date before the renewal. The same holds for a term that is missing here. After the
   * renewal the portal shows the date that the operator answers.
   */
  renewalDays: v.optional(v.record(v.picklist(CHARGE_PERIODS), wholeDays)),
  /**
   * The hosted test backend (specification §7). A page on a local address sends its calls there.
   * @without The page's own origin.
   */
  testBackend: v.optional(originAddress),
  /**
   * The address of the hosted realtime database (specification §1), without a slash at the end. The database contains
   * `notices`, `faqs` and `survey`, and stores answers at `surveyanswers/{survey}/{id}`. These answers must be writable
   * once and readable by the operator alone; the rules are in `public/deploy/database.rules.json`. The database's
   * origin must be in `connect-src` of the Content-Security-Policy. For a database at `firebaseio.com` or
   * `firebasedatabase.app`, the origins of its sibling servers must be there too, such as `https://*.firebaseio.com`,
   * because a stream may be moved to a sibling server.
   * @without The portal shows its own FAQs, no announcements and no survey.
   */
  realtime: v.optional(databaseAddress),
  /**
   * The bucket of the hosted file storage (specification §1), such as `selfcare.appspot.com`. A picture that a banner,
   * an alert, a channel or the maintenance gives as `gs://BUCKET/path` is then loaded from its download address. The
   * origin of that address, `https://firebasestorage.googleapis.com`, must be in `imageHosts`.
   * @without A storage reference shows no picture.
   */
  storageBucket: v.optional(bucketName),
  /**
   * Device messaging: the values that the messaging provider issues for a browser. None of them is secret.
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
       * The operator's own relay, with an address for each `server`. The relay subscribes a device to the messages of
       * its region and adds the authorization that no browser may have.
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
   * Where a share of all opened pages reports errors and violations of the Content-Security-Policy, as JSON that is
   * sent as plain text. A page sends each report once, and at most ten reports. The origin of the address must be in
   * `connect-src` of the Content-Security-Policy.
   *
   * A report contains the name of the error or directive, positions in the portal's scripts, the refused origin, the
   * page's path without ids, and the build. It contains no text of an error, no query and no cookie. The code for
   * reports is loaded after the first screen responds, so that no subscriber waits for it. Therefore a start that fails
   * earlier and a tab that crashes are not reported. The browser's own `report-to` is not used, because it sends whole
   * addresses and cannot be sampled.
   * @without Nothing is reported.
   */
  reports: v.optional(
    v.object({
      /** The address that reports are posted to. */
      address: v.string(),
      /** The share of the pages: `0.1` is every tenth page. */
      share: shareOfPages,
    }),
  ),
  /**
   * `true` lets support open Redux DevTools, which receive redacted data only (`store/diagnostics/SUPPORT.md`).
   * @without The code for Redux DevTools is not loaded.
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
 * The operator's own names and values (`operatorValues`, `operatorFields`, and so on); undefined if the operator uses
 * the portal's names and values.
 */
export const configuredWordsOf = (configuration: PortalConfiguration): OperatorWords | undefined =>
  Object.keys(configuration).some((field) => /^operator[A-Z]/.test(field))
    ? configuration
    : undefined;

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** The origin of all calls: the page's own; on a local address the configured test backend (specification §7). */
export const baseUrlOf = ({ testBackend }: PortalConfiguration, page: URL): string =>
  LOCAL.has(page.hostname) && testBackend ? testBackend : page.origin;

/** The provider's settings with the relay of the server that this page is for. */
export const pushOf = ({ push, server }: PortalConfiguration): PushSettings | null =>
  push ? { ...push, relay: push.relay[server] } : null;
