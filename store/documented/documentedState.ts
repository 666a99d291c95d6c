import type { Paise } from '../core/values/money';
import type { AnswerOf } from '../wire/answers';
import type { Subscriber } from '../wire/entities/account/subscriber';
import type { ServiceAnnouncement } from '../wire/entities/service/serviceAnnouncements';
import type { SurveyQuestion } from '../wire/entities/service/survey';

/** A code that was sent (specification §3, "otp data"). Moments are milliseconds since 1970. */
export interface OtpData {
  /** Masked by the operator. */
  readonly mobileno: string;
  /** Null when the operator did not say. */
  readonly attemptsremaining: number | null;
  /** The moment from which another code may be requested. */
  readonly resendfrom: number;
  /** Null when the operator did not say. */
  readonly expires: number | null;
  /** False when the operator's answer was lost, so that it is unknown whether a code was sent. */
  readonly confirmed: boolean;
}

/** Who orders a new connection, and where; '' for a field that is not filled in yet. */
export interface Applicant {
  readonly firstname: string;
  readonly surname: string;
  readonly mobileno: string;
  readonly email: string;
  readonly address: string;
  readonly pincode: string;
}

/** The order while it is being put together: the documented `onlineSubscriberCart`. */
export interface OnlineOrder extends Applicant {
  readonly planid: string;
  readonly planname: string;
  readonly chargeperiod: string;
  /** The price with tax, as shown when the plan was chosen or when the order was last sent. */
  readonly amount: Paise;
}

/**
 * The documented client state (specification §3) with its documented names and its initial values. It is in the store
 * from the start, even before the feature that changes a value is loaded. `store/README.md` lists where each documented
 * name is in the store and which events change its value.
 *
 * name, version, mode, server and baseUrl are in `app.ts`.
 */
export const documentedState = {
  subscriber: { userInfo: null as Subscriber | null },
  profile: {
    editDetails: null as Readonly<Record<string, string>> | null,
  },
  kyc: {
    /** The address of the picture that is shown: an object URL of this page. */
    docImage: null as string | null,
  },
  otp: {
    /** The recipient of the code, the attempts left, and when another code may be sent. Never the code itself. */
    otpData: null as OtpData | null,
  },
  equipment: {
    /** STB and smart-card numbers. */
    stbSmcData: [] as AnswerOf<'cpe'>,
  },
  broadband: {
    /** Whether the details of the broadband line are open. */
    bbDetails: false,
  },
  promos: {
    /** The operator's active banners and ads. A press on a banner opens its address, if it has one. */
    CTAImages: [] as AnswerOf<'promos'>,
  },
  cart: {
    getCartDetails: {} as Partial<AnswerOf<'cart'>>,
    CartDetails: [] as AnswerOf<'cart'>['cartdetails'],
  },
  offers: {
    /** The order of a new connection: the plan, the amount, the applicant and the address. */
    onlineSubscriberCart: {} as Partial<OnlineOrder>,
  },
  survey: {
    surveyQuestions: [] as readonly SurveyQuestion[],
    /** Starts at 1. */
    pageNum: 1,
  },
  liveData: {
    /** Live notices about the service, newest first. */
    liveData: [] as readonly ServiceAnnouncement[],
  },
  topUp: { boxNumber: '', rechargeAmount: '' },
  instantPayment: { accountDetails: null as AnswerOf<'instantCustomer'> | null },
};

export type DocumentedState = typeof documentedState;
export type DomainName =
  | keyof DocumentedState
  | 'alerts'
  | 'checkout'
  | 'catalogue'
  | 'notifications'
  | 'renewal'
  | 'replacement'
  | 'packs'
  | 'packChanges'
  | 'optimiser'
  | 'payments'
  | 'retrack'
  | 'ticketDraft'
  | 'tickets'
  | 'transactions'
  | 'faqs';
