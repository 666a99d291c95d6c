import type { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { SENT_RUPEES, SENT_SIGN } from '../../../store/core/values/money';
import type { Schema } from '../../../store/wire/answerFields';
import { documentUploaded, kycDocument } from '../../../store/wire/entities/account/documents';
import { box, retracked } from '../../../store/wire/entities/account/equipment';
import {
  otpSent,
  registered,
  validated,
  verified,
} from '../../../store/wire/entities/account/identification';
import { subscriber } from '../../../store/wire/entities/account/subscriber';
import { broadbandDetails } from '../../../store/wire/entities/packs/broadband';
import { cart, cartLine, emptyCartAnswer, order } from '../../../store/wire/entities/packs/cart';
import { channel } from '../../../store/wire/entities/packs/channels';
import { offerPlan, offerSubscriber } from '../../../store/wire/entities/packs/offers';
import {
  availablePack,
  pack,
  packResult,
  refunded,
} from '../../../store/wire/entities/packs/packs';
import { promo } from '../../../store/wire/entities/packs/promos';
import { longDurationPrice, renewalResults } from '../../../store/wire/entities/packs/renewal';
import * as instalment from '../../../store/wire/entities/payments/instalment';
import {
  instantCustomer,
  instantPayment,
  ottPayment,
} from '../../../store/wire/entities/payments/instantPayment';
import { cardPayment, paymentOutcome } from '../../../store/wire/entities/payments/payments';
import { transaction } from '../../../store/wire/entities/payments/transactions';
import { alert } from '../../../store/wire/entities/service/alerts';
import { maintenance } from '../../../store/wire/entities/service/maintenance';
import {
  contactMethod,
  ticket,
  ticketCategory,
  ticketClosed,
  ticketPage,
} from '../../../store/wire/entities/service/tickets';
import * as wire from '../../../store/wire/lenientReaders';
import * as field from '../../../store/wire/requests/fields';
import { subscriberChanges } from '../../../store/wire/requests/requests';

export type JsonSchema = ReturnType<typeof toJsonSchema>;

/** A named part of the contract. The name belongs to one schema, not to every schema of the same shape. */
interface Definition {
  readonly schema: Schema;
  /** Replaces what can be read off the schema, when its rules are behind a transformation. */
  readonly instead?: JsonSchema;
  /** Added to the converted schema. The schema's own checks are left out. */
  readonly besides?: JsonSchema;
}

const { text } = wire;
/** What `store/wire/refusal.ts` looks for. */
const refusal = v.object({ error: text, message: text, errorcode: text, errorCode: text });

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const words = ['string', 'number'] as const;
/** The product's own pattern, without the names of its groups. */
const withoutNames = (pattern: string) => pattern.replace(/\?<\w+>/g, '');
/** An amount in rupees with at most two decimals that matter; spaces around it do not count. */
const RUPEES = withoutNames(SENT_RUPEES);
const SIGNED_RUPEES = `${withoutNames(SENT_SIGN)}${RUPEES}`;
/** A number below a million million rupees, which is also the limit of the pattern for text. */
const numberOfRupees = { type: 'number', multipleOf: 0.01, exclusiveMaximum: 1e12 } as const;
/** Only zeros, however they are written. */
const NOTHING = '^[\\s₹0,]*(?:\\.(?:0*|0{8}\\d*))?\\s*$';

/** The promo and the price row need one of two names. */
const named = (field: string): JsonSchema => ({
  required: [field],
  properties: { [field]: { not: { enum: ['', null] } } },
});

/** At least one word of an acknowledgement must say something. */
const SAYS: Readonly<Record<'text' | 'flag' | 'word', JsonSchema>> = {
  text: { not: { enum: ['', null] } },
  flag: {
    anyOf: [
      { enum: [true, 1] },
      { type: 'string', pattern: '^(?:[Tt][Rr][Uu][Ee]|[Yy][Ee][Ss]|[Yy]|1|[Oo][Nn])$' },
    ],
  },
  word: { not: { anyOf: [{ enum: ['', null, false] }, { type: 'number' }] } },
};
type Words = Readonly<Record<string, keyof typeof SAYS>>;
const GENERAL_WORDS: Words = { message: 'text', status: 'word', success: 'word', result: 'word' };
const saysOneOf = (own: Words): JsonSchema => ({
  anyOf: Object.entries({ ...GENERAL_WORDS, ...own }).map(([name, kind]) => ({
    required: [name],
    properties: { [name]: SAYS[kind] },
  })),
});

const values: Record<string, Definition> = {
  Text: {
    schema: wire.text,
    instead: {
      type: ['string', 'number', 'boolean', 'null'],
      description:
        'Text for the screen. A number or a boolean is taken as its text; missing or null shows as "---". Dates are text in ISO 8601.',
    },
  },
  LocalizedText: {
    schema: wire.localizedText,
    instead: {
      description:
        'As Text, in the language of the operator, or an object of it in several languages by their codes: {"en": "…", "ta": "…"}. A subscriber reads his own language, else English, else the first one that is there; the page marks the language that it shows.',
      anyOf: [
        ref('Text'),
        { type: 'object', additionalProperties: ref('Text'), examples: [{ en: '…', ta: '…' }] },
      ],
    },
  },
  RequiredText: {
    schema: wire.requiredText,
    instead: {
      type: [...words],
      pattern: '\\S',
      description: 'Text that must be there and must not be empty or blank.',
    },
  },
  Money: {
    schema: wire.money,
    instead: {
      description:
        'An amount in rupees, at most two decimals, best as a decimal string ("499.00"); a rupee sign and grouped digits are read too.',
      anyOf: [
        { type: 'string', pattern: SIGNED_RUPEES },
        { ...numberOfRupees, exclusiveMinimum: -1e12 },
      ],
    },
  },
  PayableMoney: {
    schema: wire.payable,
    instead: {
      description: 'As Money, and more than nothing.',
      anyOf: [
        { type: 'string', pattern: `^\\s*(?:₹\\s*)?${RUPEES}`, not: { pattern: NOTHING } },
        { ...numberOfRupees, exclusiveMinimum: 0 },
      ],
    },
  },
  OptionalMoney: {
    schema: wire.optionalBillMoney,
    instead: {
      description: 'As Money; null, "" or missing when there is no amount.',
      anyOf: [ref('Money'), { type: 'string', maxLength: 0 }, { type: 'null' }],
    },
  },
  Count: {
    schema: wire.count,
    instead: {
      type: [...words, 'null'],
      description: 'A whole number, also as text; anything else is 0.',
    },
  },
  OptionalCount: {
    schema: wire.optionalCount,
    instead: {
      type: [...words, 'null'],
      description: 'A whole number, also as text; anything else means that it is not known.',
    },
  },
  Measure: {
    schema: wire.measure,
    instead: {
      type: [...words, 'null'],
      description: 'A number that may have decimals; anything else means that it is not known.',
    },
  },
  Flag: {
    schema: wire.flag,
    instead: {
      type: ['boolean', ...words, 'null'],
      description: 'Yes is true, YES, Y, ON or 1; anything else, or nothing, is no.',
    },
  },
  OptionalFlag: {
    schema: wire.optionalFlag,
    instead: {
      type: ['boolean', ...words, 'null'],
      description: 'As Flag; missing, null or "" says neither yes nor no.',
    },
  },
  EmptyCart: {
    schema: emptyCartAnswer,
    instead: {
      description: 'A cart with nothing in it.',
      anyOf: [
        { type: 'null' },
        { type: 'array', maxItems: 0 },
        { type: 'object', maxProperties: 0 },
      ],
    },
  },
  Currency: {
    schema: wire.currency,
    instead: {
      type: ['string', 'null'],
      pattern: '^(?:[Ii][Nn][Rr])?$',
      description:
        'INR, in any case; missing, null or "" means the same. No other currency is read.',
    },
  },
  PostAddress: {
    schema: cardPayment.entries.action,
    instead: {
      type: 'string',
      pattern: '^\\s*(?:[Hh][Tt][Tt][Pp][Ss]?://|/(?![\\\\/]))',
      description: 'An http or https address, or a path of this origin.',
    },
  },
  UpiAddress: {
    schema: instantPayment.entries.upiintent,
    instead: {
      type: 'string',
      pattern: '^\\s*[Uu][Pp][Ii]://[Pp][Aa][Yy]/?\\?',
      description: "A request to pay that opens the payer's own UPI app.",
    },
  },
  Amount: {
    schema: field.amount,
    instead: {
      type: 'string',
      pattern: '^\\d{1,10}\\.\\d{2}$',
      not: { pattern: NOTHING },
      description: 'An amount in rupees with two decimals, more than nothing ("499.00").',
    },
  },
  Ids: {
    schema: field.ids,
    instead: {
      type: 'string',
      maxLength: 20_000,
      pattern: '^[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$',
      description: 'Ids of at most 64 characters, parted by commas.',
    },
  },
  ShortText: {
    schema: field.operatorId,
    besides: { description: 'An id or a name of at most 64 characters.' },
  },
  Page: {
    schema: field.page,
    instead: {
      type: 'integer',
      minimum: 1,
      maximum: 1_000_000,
      description: 'From 1 upwards. A page shorter than pagesize is the last one.',
    },
  },
  PageSize: {
    schema: field.pageOf.pagesize.wrapped,
    instead: { type: 'integer', minimum: 1, maximum: 5_000 },
  },
};

/** The schemas that have a name in the contract; everything else is written out where it is used. */
export const definitions: Record<string, Definition> = {
  ...values,
  Refusal: {
    schema: refusal,
    besides: {
      description:
        'Why the answer is no: a sentence in error or message, a code in errorcode or, from the instalment provider, errorCode.',
    },
  },
  Acknowledgement: {
    schema: wire.acknowledgement,
    besides: { description: 'Only the success matters.', ...saysOneOf({}) },
  },
  SubscriberChanges: {
    schema: subscriberChanges,
    besides: { minProperties: 1, description: 'Only the fields that change.' },
  },
  Promo: { schema: promo, besides: { anyOf: [named('promoid'), named('promoadsid')] } },
  LongDurationPrice: {
    schema: longDurationPrice,
    besides: { anyOf: [named('chargeperiod'), named('basepacktariff')] },
  },
  RenewalResults: {
    schema: renewalResults,
    instead: {
      description: 'One result for each pack; a single result stands for a list of one.',
      anyOf: [{ type: 'array', minItems: 1, items: ref('PackResult') }, ref('PackResult')],
    },
  },
  Subscriber: { schema: subscriber },
  Maintenance: { schema: maintenance },
  Validated: { schema: validated },
  OtpSent: { schema: otpSent, besides: saysOneOf({ mobileno: 'text' }) },
  Verified: { schema: verified },
  Registered: {
    schema: registered,
    besides: saysOneOf({ customerid: 'text', username: 'text' }),
  },
  Box: { schema: box },
  Retracked: { schema: retracked, besides: saysOneOf({ stbno: 'text' }) },
  Ticket: { schema: ticket },
  TicketPage: { schema: ticketPage },
  TicketClosed: {
    schema: ticketClosed,
    besides: saysOneOf({ ticketid: 'text', status: 'text' }),
  },
  TicketCategory: { schema: ticketCategory },
  ContactMethod: { schema: contactMethod },
  KycDocument: { schema: kycDocument },
  DocumentUploaded: { schema: documentUploaded },
  AvailablePack: { schema: availablePack },
  Pack: { schema: pack },
  PackResult: { schema: packResult },
  Refunded: { schema: refunded },
  BroadbandDetails: { schema: broadbandDetails },
  Channel: { schema: channel },
  CartLine: { schema: cartLine },
  Cart: { schema: cart },
  Order: { schema: order },
  CardPayment: { schema: cardPayment },
  PaymentOutcome: { schema: paymentOutcome },
  Eligibility: { schema: instalment.eligibility },
  InstalmentOtpResent: {
    schema: instalment.instalmentOtpResent,
    besides: saysOneOf({ status: 'flag', otpType: 'text' }),
  },
  InstalmentPayment: { schema: instalment.instalmentPayment },
  InstalmentCancelled: {
    schema: instalment.instalmentCancelled,
    besides: saysOneOf({ txnRefNo: 'text', status: 'text' }),
  },
  InstantCustomer: { schema: instantCustomer },
  InstantPayment: { schema: instantPayment },
  OttPayment: { schema: ottPayment },
  Transaction: { schema: transaction },
  Alert: { schema: alert },
  OfferPlan: { schema: offerPlan },
  OfferSubscriber: { schema: offerSubscriber },
};
