import type * as alerts from '../../inbox/alerts';
import type * as broadband from '../../packs/broadband';
import type * as cart from '../../cart/cart';
import type * as catalogue from '../../catalogue/catalogue';
import type * as checkout from '../../cart/checkout';
import type * as equipment from '../../account/equipment';
import type * as faqs from '../../help/faqs';
import type * as otp from '../../identity/identification';
import type * as instantPayment from '../../payments/instantPayment';
import type * as kyc from '../../account/kyc';
import type * as maintenance from '../../app/maintenance';
import type * as notifications from '../../inbox/notifications';
import type * as offers from '../../newConnection/onlineOrder';
import type * as optimiser from '../../catalogue/optimiser/optimiser';
import type * as packChanges from '../../packs/packChanges';
import type * as replacement from '../../packs/replacement';
import type * as packs from '../../packs/packs';
import type * as payments from '../../payments/payments';
import type * as profile from '../../account/profile';
import type * as promos from '../../home/promos';
import type * as rememberedPassword from '../../identity/rememberedPassword';
import type * as renewal from '../../renewal/renewal';
import type * as retrack from '../../account/retrack';
import type * as session from '../../identity/session';
import type * as subscriber from '../../account/subscriber';
import type * as survey from '../../help/survey';
import type * as ticketDraft from '../../help/ticketDraft';
import type * as tickets from '../../help/tickets';
import type * as transactions from '../../history/transactions';
import {
  alertRule,
  attemptRule,
  broadbandRule,
  boxRule,
  cartLineRule,
  cartRule,
  checkedRule,
  documentRule,
  orderRule,
  packRule,
  planRule,
  renewalRule,
  resultRule,
  subscriberRule,
  termPricesRule,
  ticketChoicesRule,
  ticketPageRule,
  ticketRule,
  ticketsWantedRule,
} from './entityRules';
import { flow, type FlowRules } from './eventRule';
import { day, phone, plain, rupees, title } from './valueRules';

const page = { page: plain, pagesize: plain };
const inbox = { isStored: plain, messages: { id: plain, at: plain, isRead: plain } };
const push = { status: plain, isTopicSubscribed: plain };
const onePack = { productid: plain, stbno: plain };
const bill = attemptRule.bill;
const code = {
  mobileno: phone,
  attemptsremaining: plain,
  resendfrom: plain,
  expires: plain,
  confirmed: plain,
};

/**
 * What a flow's events may show, by the flow's name. `flow()` alone is one that shows nothing but its
 * failures. Of what is not said here the names of the fields are all that leaves.
 */
export const flowRules: Readonly<Record<string, FlowRules>> = {
  'alerts/load': flow<typeof alerts.loadAlerts>({
    requested: page,
    succeeded: { count: plain, data: alertRule },
  }),
  'alerts/loadMore': flow<typeof notifications.loadMoreAlerts>({
    requested: page,
    succeeded: { count: plain, data: alertRule },
  }),
  'broadband/load': flow<typeof broadband.loadBroadband>({
    requested: { customerid: plain },
    succeeded: broadbandRule,
  }),
  'cart/load': flow<typeof cart.loadCart>({ succeeded: cartRule }),
  'cart/add': flow<typeof cart.addToCart>({
    requested: {
      products: { productid: plain, productname: title, producttype: plain, price: plain },
      stbno: plain,
      chargeperiod: plain,
    },
    succeeded: cartRule,
  }),
  'cart/remove': flow<typeof cart.removeFromCart>({
    requested: { lines: cartLineRule },
    succeeded: cartRule,
  }),
  'catalogue/load': flow<typeof catalogue.loadCatalogue>({ requested: { refresh: plain } }),
  'catalogue/loadPackChannels': flow<typeof catalogue.loadPackChannels>({
    requested: { productids: plain },
  }),
  'checkout/payFromBalance': flow<typeof checkout.payFromBalance>({
    requested: { bill },
    succeeded: orderRule,
  }),
  'equipment/load': flow<typeof equipment.loadEquipment>({ succeeded: boxRule }),
  'faqs/load': flow<typeof faqs.loadFaqs>(),
  'instantPayment/find': flow<typeof instantPayment.findAccount>({
    succeeded: { details: { susbcriberstatus: plain, customertype: plain } },
  }),
  'instantPayment/findSaved': flow<typeof instantPayment.findSavedAccount>({
    requested: plain,
    succeeded: { details: { susbcriberstatus: plain, customertype: plain } },
  }),
  'instantPayment/saveNumber': flow<typeof instantPayment.saveNumber>({
    succeeded: { id: plain, amount: plain },
  }),
  'kyc/load': flow<typeof kyc.loadDocuments>({ succeeded: documentRule }),
  'kyc/upload': flow<typeof kyc.uploadDocument>({
    requested: { documenttype: plain, side: plain },
    succeeded: { documentid: plain, status: plain },
  }),
  'maintenance/load': flow<typeof maintenance.loadMaintenance>({
    succeeded: { maintenance: plain },
  }),
  'notifications/loadInbox': flow<typeof notifications.loadInbox>({ succeeded: inbox }),
  'notifications/read': flow<typeof notifications.readMessages>({
    requested: plain,
    succeeded: inbox,
  }),
  'notifications/delete': flow<typeof notifications.deleteMessages>({ succeeded: inbox }),
  'notifications/restore': flow<typeof notifications.restoreMessages>({ succeeded: inbox }),
  'notifications/seeAlerts': flow<typeof notifications.seeAlerts>({
    requested: plain,
    succeeded: inbox,
  }),
  'notifications/checkPush': flow<typeof notifications.checkPush>({ succeeded: push }),
  'notifications/turnOnPush': flow<typeof notifications.turnOnPush>({ succeeded: push }),
  'notifications/turnOffPush': flow<typeof notifications.turnOffPush>({ succeeded: push }),
  'offers/loadPlans': flow<typeof offers.loadOfferPlans>({ succeeded: planRule }),
  'offers/identifyApplicant': flow<typeof offers.identifyApplicant>({
    succeeded: { existing: plain, serviceable: plain },
  }),
  'offers/placeOrder': flow<typeof offers.placeOrder>({ requested: plain, succeeded: orderRule }),
  'optimiser/find': flow<typeof optimiser.findCheapest>(),
  'otp/identify': flow<typeof otp.identify>({
    requested: { purpose: plain },
    succeeded: { claim: { purpose: plain }, otpData: code },
  }),
  'otp/resendOtp': flow<typeof otp.resendIdentificationOtp>({ succeeded: code }),
  'otp/verifyOtp': flow<typeof otp.verifyOtp>(),
  'otp/register': flow<typeof otp.register>(),
  'otp/setPassword': flow<typeof otp.setPassword>(),
  'packChanges/remove': flow<typeof packChanges.removePack>({
    requested: onePack,
    succeeded: resultRule,
  }),
  'packChanges/cancelForRefund': flow<typeof packChanges.cancelForRefund>({
    requested: { ...onePack, amount: rupees },
    succeeded: { ...resultRule, refundamount: plain },
  }),
  'packs/loadActive': flow<typeof packs.loadActivePacks>({
    requested: { productstatus: plain, stbno: plain },
    succeeded: packRule,
  }),
  'replacement/endPacks': flow<typeof replacement.endReplacedPacks>({ succeeded: title }),
  'payments/start': flow<typeof payments.startPayment>({
    // Of whom it is for only that it was said: the fields, and how long each is.
    requested: { bill, method: plain, payee: {} },
    succeeded: attemptRule,
  }),
  'payments/resume': flow<typeof payments.resumePayment>({
    requested: { id: plain },
    succeeded: attemptRule,
  }),
  'payments/replace': flow<typeof payments.replacePayment>({
    requested: { id: plain },
    succeeded: attemptRule,
  }),
  'payments/submitOtp': flow<typeof payments.submitOtp>({ requested: { id: plain } }),
  'payments/resendOtp': flow<typeof payments.resendOtp>({ requested: { id: plain } }),
  'payments/abandon': flow<typeof payments.abandonPayment>({ requested: { id: plain } }),
  'payments/check': flow<typeof payments.checkPayment>({
    requested: { txnid: plain },
    succeeded: checkedRule,
  }),
  'profile/update': flow<typeof profile.updateSubscriber>({ requested: { changes: {} } }),
  'profile/changePassword': flow<typeof profile.changePassword>(),
  'promos/load': flow<typeof promos.loadPromos>({
    requested: { portal: plain, type: plain },
    succeeded: { promoid: plain, weight: plain, type: plain, status: plain, adstatus: plain },
  }),
  'renewal/load': flow<typeof renewal.loadRenewable>({
    requested: { productstatus: plain, stbno: plain },
    succeeded: packRule,
  }),
  'renewal/loadTermPrices': flow<typeof renewal.loadTermPrices>({ succeeded: termPricesRule }),
  'renewal/renew': flow<typeof renewal.renewPacks>({
    requested: renewalRule,
    succeeded: { kind: plain, results: resultRule, packs: packRule },
  }),
  'retrack/send': flow<typeof retrack.retrackBox>({
    requested: { stbno: plain },
    succeeded: { stbno: plain, waitminutes: plain, retrackafter: day },
  }),
  'session/logIn': flow<typeof session.logIn>({
    requested: { remember: plain },
    succeeded: subscriberRule,
  }),
  'session/acceptTerms': flow<typeof session.acceptTerms>(),
  'session/recallPassword': flow<typeof rememberedPassword.recallPassword>(),
  'session/logOut': flow<typeof session.logOut>(),
  'subscriber/load': flow<typeof subscriber.loadSubscriber>({ succeeded: subscriberRule }),
  'survey/load': flow<typeof survey.loadSurvey>({ succeeded: { survey: { id: plain } } }),
  'survey/send': flow<typeof survey.sendSurvey>(),
  'ticketDraft/create': flow<typeof ticketDraft.createTicket>({
    requested: { categoryid: plain, contactmethod: plain, stbno: plain },
    succeeded: { ticketid: plain },
  }),
  'tickets/load': flow<typeof tickets.loadTickets>({
    requested: ticketsWantedRule,
    succeeded: { wanted: ticketsWantedRule, tickets: ticketRule, isLast: plain },
  }),
  'tickets/loadOne': flow<typeof tickets.loadTicket>({
    requested: { ticketid: plain, page: plain },
    succeeded: ticketPageRule,
  }),
  'tickets/loadChoices': flow<typeof tickets.loadTicketChoices>({ succeeded: ticketChoicesRule }),
  'tickets/close': flow<typeof tickets.closeTicket>({
    requested: { ticketid: plain },
    succeeded: { ticketid: plain, status: plain },
  }),
  'transactions/load': flow<typeof transactions.loadTransactions>({
    requested: { fromTheTop: plain, since: plain },
  }),
};
