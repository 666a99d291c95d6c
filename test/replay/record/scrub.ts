import type { Entry } from 'har-format';
import { describeShape } from '../../../store/diagnostics/redaction/valueShape';

/**
 * The fields of a recorded call that are kept as they were: ids, amounts, days, states, the names of packs and
 * channels, and the operator's sentences. Every other field is redacted.
 */
export const KEPT_FIELDS: ReadonlySet<string> = new Set(
  `action activatedon addedon adstatus adtype age alerttype author amount attemptsRemaining attemptsremaining balance
   basepacktariff bouquets boxtype broadband broadcaster cartdetails cartid cartitemid category
   categoryid channelcount channelid channelname channels chargeperiod closed commentid companyagreement
   contactmethod created currency currentbalance customerclassid customerid customerstatus customertype
   customertypeid daysleft disconnectdate discount documentid documenttype dpoentityid dueDate ends
   entityid entitytype error error_Message errorcode errorCode existing expiresin expireson expirydate
   freecustomer fromdate fuplimitgb genre gst halfyearlyprice hd hdchannelcount idalert image isRead
   itemtotal kycstatus language lcn lcoid lcotype list maintenance merchantOrderId message method mimetype
   mode monthlyprice networkfee orderid otpType page pages pagesize path pay paymentid paymentmode planid
   planname plantype portal postfupspeedmbps price primary productid productinfo productname productstatus
   producttype promoadsid promoid promos purpose quarterlyprice reason redirecturl refundable refundamount
   region registeredon regularprice renewable renewablefrom required resendafter responseData results
   retrackafter service serviceable severity side size smcno speedmbps starts status stbno success
   susbcriberstatus tax ticketid tickets title todate topic total totalprice transactionId transactionid
   transactions transactiontype txnRefNo txnid type unmappedstatus upiintent updated usedgb waitminutes weight
   yearlyprice data count comments OTP pgResponseCode msg fields key`.split(/\s+/),
);

/** A phone number, a number of 12 digits or an e-mail address inside a sentence. */
const PERSONAL =
  /(?<!\d)(?:91)?[6-9]\d{9}(?!\d)|(?<!\d)\d{4}\s?\d{4}\s?\d{4}(?!\d)|[\w.+-]+@[\w-]+\.\w+/g;
/** A value of a kept field that is nevertheless a phone number or an e-mail address. */
const PERSONAL_WORD = /^(?:91)?[6-9]\d{9}$|@/;

/** A masked value has the same length and kind, so that code that could read the original can read it too. */
const masked = (value: string): string => value.replace(/\p{L}/gu, 'x').replace(/\d/g, '0');

const kept = (value: string): string => {
  if (/\s/.test(value)) return value.replace(PERSONAL, masked);
  return PERSONAL_WORD.test(value) && !value.startsWith('upi:') ? masked(value) : value;
};

const takenOut = (value: unknown, isKept: boolean): unknown => {
  if (typeof value === 'string') return isKept ? kept(value) : masked(value);
  if (Array.isArray(value)) return value.map((item) => takenOut(item, isKept));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, takenOut(inner, KEPT_FIELDS.has(name))]),
  );
};

/**
 * Fields that are kept in an answer, where the operator wrote them, but not in a request, where the subscriber typed
 * them.
 */
const TYPED: ReadonlySet<string> = new Set(['reason']);

/** One field that was sent. A redacted field keeps only its length, as in the portal's own tools. */
const sent = (name: string, value: string): string =>
  KEPT_FIELDS.has(name) && !TYPED.has(name) ? kept(value) : String(describeShape(value));

const scrubbedAddress = (address: string): string => {
  const url = new URL(address);
  for (const [name, value] of [...url.searchParams]) url.searchParams.set(name, sent(name, value));
  return url.href;
};

const pairs = (text: string): { name: string; value: string }[] =>
  [...new URLSearchParams(text)].map(([name, value]) => ({ name, value: sent(name, value) }));

/** The entry without headers, cookies and personal data. */
export const scrubEntry = ({ startedDateTime, time, request, response }: Entry): Entry => {
  const url = scrubbedAddress(request.url);
  // The time is negative when the browser was closed before it reported how long the call took.
  const waited = Math.max(0, time);
  return {
    startedDateTime,
    time: waited,
    request: {
      method: request.method,
      url,
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: request.headers.filter(({ name }) => name.toLowerCase() === 'accept'),
      // A replay reads the query in the address.
      queryString: [],
      headersSize: -1,
      bodySize: -1,
      ...(request.postData && { postData: scrubbedBody(request.postData) }),
    },
    response: {
      status: Math.max(0, response.status),
      statusText: '',
      httpVersion: 'HTTP/1.1',
      cookies: [],
      headers: [],
      redirectURL: '',
      headersSize: -1,
      bodySize: -1,
      content: scrubbedAnswer(response.content),
    },
    cache: {},
    timings: { send: 0, wait: waited, receive: 0 },
  };
};

const scrubbedBody = ({
  mimeType,
  text = '',
}: NonNullable<Entry['request']['postData']>): NonNullable<Entry['request']['postData']> => {
  if (mimeType.startsWith('application/json')) {
    const fields = Object.entries(JSON.parse(text) as Record<string, unknown>); // the portal sends objects only
    const clean = fields.map(([name, value]) => [
      name,
      typeof value === 'string' ? sent(name, value) : takenOut(value, KEPT_FIELDS.has(name)),
    ]);
    return { mimeType, text: JSON.stringify(Object.fromEntries(clean)) };
  }
  if (mimeType.startsWith('application/x-www-form-urlencoded')) {
    const fields = pairs(text);
    const body = new URLSearchParams(fields.map(({ name, value }) => [name, value]));
    return { mimeType, text: body.toString() };
  }
  // Of a subscriber's file only the fact that it was sent and the type of document given for it are kept.
  return { mimeType: 'multipart/form-data', params: pairs(text) };
};

const scrubbedAnswer = ({
  mimeType,
  text = '',
  encoding,
}: Entry['response']['content']): Entry['response']['content'] => {
  const body = encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text;
  const clean =
    body.trimStart().startsWith('{') || body.trimStart().startsWith('[')
      ? JSON.stringify(takenOut(JSON.parse(body), false))
      : kept(body);
  return { mimeType, size: Buffer.byteLength(clean), text: clean };
};
