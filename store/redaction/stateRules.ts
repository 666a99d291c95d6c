import type { RootState } from '../rootReducer';
import {
  alertRule,
  attemptRule,
  boxRule,
  cartLineRule,
  cartRule,
  channelRule,
  checkedRule,
  codeSheetRule,
  documentRule,
  failureRule,
  orderRule,
  packRule,
  planRule,
  renewalRule,
  resultRule,
  subscriberRule,
  ticketChoicesRule,
  ticketPageRule,
  ticketRule,
  ticketsWantedRule,
  userRule,
} from './entityRules';
import { byKey, day, id, origin, path, phone, plain, rupees, said, title } from './leaves';
import type { RuleOf } from './rule';

const both = { en: title, hi: title };
const choice = { categoryid: plain, contactmethod: plain, stbno: plain };

const pricesRule = {
  ...{ chargeperiod: plain, basepacktariff: plain, productid: plain, productname: title },
  ...{ monthlyprice: plain, quarterlyprice: plain, halfyearlyprice: plain, yearlyprice: plain },
};

/** What of each slice support may see. One that is not here shows the names of its fields. */
export const stateRules: { readonly [Slice in keyof RootState]?: RuleOf<RootState[Slice]> } = {
  app: {
    name: title,
    version: plain,
    mode: plain,
    server: plain,
    baseUrl: origin,
    realtime: origin,
    payHosts: origin,
    answeredBySample: plain,
  },
  chunkFailure: said,
  connection: { online: plain },
  flows: byKey({ phase: plain, failure: failureRule }),
  fullScreenError: said,
  loader: plain,
  maintenance: { status: { maintenance: plain }, staffEntered: plain },
  navigation: { to: path, ended: plain },
  preferences: { theme: plain, language: plain },
  rememberedPassword: {},
  session: { user: userRule, epoch: plain },
  snackbar: { message: said, status: plain, leftalign: plain, minwidth: plain },

  alerts: { alerts: alertRule },
  broadband: {
    bbDetails: plain,
    details: {
      broadband: plain,
      productid: plain,
      productname: title,
      status: plain,
      daysleft: plain,
    },
  },
  cart: {
    getCartDetails: cartRule,
    CartDetails: cartLineRule,
    pending: { does: plain, wishes: { productid: plain }, stbno: plain, lines: cartLineRule },
    trouble: { does: plain, names: title, failure: failureRule },
    isStale: plain,
  },
  catalogue: {
    since: plain,
    packs: { items: packRule, next: plain },
    channels: { items: channelRule, next: plain },
    lists: byKey(id),
    listed: channelRule,
  },
  checkout: { order: orderRule, isInDoubt: plain },
  equipment: { stbSmcData: boxRule },
  faqs: {
    content: {
      source: plain,
      isStale: plain,
      faqs: { id: plain, topic: plain, place: plain, question: both, answer: {} },
    },
  },
  instantPayment: { accountDetails: { susbcriberstatus: plain, customertype: plain } },
  kyc: {
    documents: documentRule,
    sending: {
      step: plain,
      stopped: plain,
      failure: failureRule,
      pending: { documenttype: plain, side: plain, size: plain, known: plain },
    },
  },
  liveData: {
    liveData: { id: plain, severity: plain, title: both, starts: day, ends: day, created: day },
    isLive: plain,
    dismissed: plain,
  },
  notifications: {
    inbox: { isKept: plain, messages: { id: plain, path, at: plain, isRead: plain }, seen: plain },
    push: { status: plain, isTopicSubscribed: plain },
    deleted: { id: plain },
    more: { alerts: alertRule, count: plain, pages: plain },
  },
  offers: {
    onlineSubscriberCart: { planid: plain, planname: title, chargeperiod: plain, amount: plain },
    plans: planRule,
    verdict: { kind: plain },
    isInDoubt: plain,
    isSentAgain: plain,
    hasEarlierOrder: plain,
    placed: { orderid: plain, amount: plain, status: plain, expireson: day, planname: title },
  },
  optimiser: { wishes: { stbno: plain, keepsAll: plain, unwanted: plain, added: plain } },
  otp: {
    otpData: {
      mobileno: phone,
      attemptsremaining: plain,
      resendfrom: plain,
      expires: plain,
      confirmed: plain,
    },
    identification: {
      step: plain,
      claim: { purpose: plain },
      wasReloaded: plain,
      failure: failureRule,
    },
  },
  packChanges: {
    changes: byKey({
      step: plain,
      kind: plain,
      amount: rupees,
      result: resultRule,
      failure: failureRule,
    }),
    said: byKey(packRule),
    hasEarlierRefund: plain,
  },
  packs: { active: packRule },
  payments: {
    attempts: attemptRule,
    sheets: byKey(codeSheetRule),
    openSheet: plain,
    isJournalRead: plain,
    services: byKey({ productname: title, chargeperiod: plain }),
    checks: byKey(checkedRule),
    watched: plain,
  },
  promos: {
    CTAImages: { promoid: plain, weight: plain, type: plain, status: plain },
    banners: { promoid: plain, weight: plain, type: plain, status: plain },
  },
  renewal: {
    packs: packRule,
    inTheAir: renewalRule,
    told: { line: renewalRule.lines, said: resultRule },
    isToldFresh: plain,
    period: plain,
    stbno: plain,
    prices: pricesRule,
    doubt: { renewal: renewalRule, arePacksFresh: plain, isBalanceFresh: plain, balance: plain },
    hasEarlierDoubt: plain,
    refusal: failureRule,
  },
  retrack: { sent: byKey({ stbno: plain, waitminutes: plain, retrackafter: day }) },
  subscriber: { userInfo: subscriberRule },
  survey: { pageNum: plain, id: plain, isSent: plain, surveyQuestions: { id: plain, kind: plain } },
  ticketDraft: { draft: choice, isInDoubt: plain, isListFresh: plain, edition: plain },
  tickets: {
    wanted: ticketsWantedRule,
    list: ticketRule,
    hasMore: plain,
    choices: ticketChoicesRule,
    opened: ticketPageRule,
  },
  topUp: { boxNumber: plain, rechargeAmount: rupees, error: plain, presses: plain },
  transactions: {
    pages: {
      transactionid: plain,
      created: day,
      transactiontype: title,
      amount: plain,
      balance: plain,
    },
    next: plain,
  },
};
