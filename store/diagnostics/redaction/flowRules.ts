import type * as equipment from '../../account/equipment';
import type * as kyc from '../../account/kyc';
import type * as profile from '../../account/profile';
import type * as retrack from '../../account/retrack';
import type * as subscriber from '../../account/subscriber';
import type * as maintenance from '../../app/maintenance';
import type * as cart from '../../cart/cart';
import type * as checkout from '../../cart/checkout';
import type * as catalogue from '../../catalogue/catalogue';
import type * as optimiser from '../../catalogue/optimiser/optimiser';
import type * as faqs from '../../help/faqs';
import type * as survey from '../../help/survey';
import type * as ticketDraft from '../../help/ticketDraft';
import type * as tickets from '../../help/tickets';
import type * as transactions from '../../history/transactions';
import type * as promos from '../../home/promos';
import type * as otp from '../../identity/identification';
import type * as rememberedPassword from '../../identity/rememberedPassword';
import type * as session from '../../identity/session';
import type * as alerts from '../../inbox/alerts';
import type * as notifications from '../../inbox/notifications';
import type * as offers from '../../newConnection/onlineOrder';
import type * as broadband from '../../packs/broadband';
import type * as packChanges from '../../packs/packChanges';
import type * as packs from '../../packs/packs';
import type * as replacement from '../../packs/replacement';
import type * as instantPayment from '../../payments/instantPayment';
import type * as payments from '../../payments/payments';
import type * as renewal from '../../renewal/renewal';
import {
  alertRule,
  attemptRule,
  boxRule,
  broadbandRule,
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
import { day, phone, rupees, titleText, visible } from './valueRules';

const page = { page: visible, pagesize: visible };
const inbox = { isStored: visible, messages: { id: visible, at: visible, isRead: visible } };
const push = { status: visible, isTopicSubscribed: visible };
const onePack = { productid: visible, stbno: visible };
const bill = attemptRule.bill;
const code = {
  mobileno: phone,
  attemptsremaining: visible,
  resendfrom: visible,
  expires: visible,
  confirmed: visible,
};

/**
 * What the events of a flow may show, by the flow's name. `flow()` alone shows only failures. Of a flow that is not
 * listed only the names of the fields are shown.
 */
export const flowRules: Readonly<Record<string, FlowRules>> = {
  'alerts/load': flow<typeof alerts.loadAlerts>({
    requested: page,
    succeeded: { count: visible, data: alertRule },
  }),
  'alerts/loadMore': flow<typeof notifications.loadMoreAlerts>({
    requested: page,
    succeeded: { count: visible, data: alertRule },
  }),
  'broadband/load': flow<typeof broadband.loadBroadband>({
    requested: { customerid: visible },
    succeeded: broadbandRule,
  }),
  'cart/load': flow<typeof cart.loadCart>({ succeeded: cartRule }),
  'cart/add': flow<typeof cart.addToCart>({
    requested: {
      products: {
        productid: visible,
        productname: titleText,
        producttype: visible,
        price: visible,
      },
      stbno: visible,
      chargeperiod: visible,
    },
    succeeded: cartRule,
  }),
  'cart/remove': flow<typeof cart.removeFromCart>({
    requested: { lines: cartLineRule },
    succeeded: cartRule,
  }),
  'catalogue/load': flow<typeof catalogue.loadCatalogue>({ requested: { refresh: visible } }),
  'catalogue/loadPackChannels': flow<typeof catalogue.loadPackChannels>({
    requested: { productids: visible },
  }),
  'checkout/payFromBalance': flow<typeof checkout.payFromBalance>({
    requested: { bill },
    succeeded: orderRule,
  }),
  'equipment/load': flow<typeof equipment.loadEquipment>({ succeeded: boxRule }),
  'faqs/load': flow<typeof faqs.loadFaqs>(),
  'instantPayment/find': flow<typeof instantPayment.findAccount>({
    succeeded: { details: { susbcriberstatus: visible, customertype: visible } },
  }),
  'instantPayment/findSaved': flow<typeof instantPayment.findSavedAccount>({
    requested: visible,
    succeeded: { details: { susbcriberstatus: visible, customertype: visible } },
  }),
  'instantPayment/saveNumber': flow<typeof instantPayment.saveNumber>({
    succeeded: { id: visible, amount: visible },
  }),
  'kyc/load': flow<typeof kyc.loadDocuments>({ succeeded: documentRule }),
  'kyc/upload': flow<typeof kyc.uploadDocument>({
    requested: { documenttype: visible, side: visible },
    succeeded: { documentid: visible, status: visible },
  }),
  'maintenance/load': flow<typeof maintenance.loadMaintenance>({
    succeeded: { maintenance: visible },
  }),
  'notifications/loadInbox': flow<typeof notifications.loadInbox>({ succeeded: inbox }),
  'notifications/read': flow<typeof notifications.readMessages>({
    requested: visible,
    succeeded: inbox,
  }),
  'notifications/delete': flow<typeof notifications.deleteMessages>({ succeeded: inbox }),
  'notifications/restore': flow<typeof notifications.restoreMessages>({ succeeded: inbox }),
  'notifications/seeAlerts': flow<typeof notifications.seeAlerts>({
    requested: visible,
    succeeded: inbox,
  }),
  'notifications/checkPush': flow<typeof notifications.checkPush>({ succeeded: push }),
  'notifications/turnOnPush': flow<typeof notifications.turnOnPush>({ succeeded: push }),
  'notifications/turnOffPush': flow<typeof notifications.turnOffPush>({ succeeded: push }),
  'offers/loadPlans': flow<typeof offers.loadOfferPlans>({ succeeded: planRule }),
  'offers/identifyApplicant': flow<typeof offers.identifyApplicant>({
    succeeded: { existing: visible, serviceable: visible },
  }),
  'offers/placeOrder': flow<typeof offers.placeOrder>({ requested: visible, succeeded: orderRule }),
  'optimiser/find': flow<typeof optimiser.findCheapest>(),
  'otp/identify': flow<typeof otp.identify>({
    requested: { purpose: visible },
    succeeded: { claim: { purpose: visible }, otpData: code },
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
    succeeded: { ...resultRule, refundamount: visible },
  }),
  'packs/loadActive': flow<typeof packs.loadActivePacks>({
    requested: { productstatus: visible, stbno: visible },
    succeeded: packRule,
  }),
  'replacement/endPacks': flow<typeof replacement.endReplacedPacks>({ succeeded: titleText }),
  'payments/start': flow<typeof payments.startPayment>({
    // Of the payee only the fields and their lengths are shown.
    requested: { bill, method: visible, payee: {} },
    succeeded: attemptRule,
  }),
  'payments/resume': flow<typeof payments.resumePayment>({
    requested: { id: visible },
    succeeded: attemptRule,
  }),
  'payments/replace': flow<typeof payments.replacePayment>({
    requested: { id: visible },
    succeeded: attemptRule,
  }),
  'payments/submitOtp': flow<typeof payments.submitOtp>({ requested: { id: visible } }),
  'payments/resendOtp': flow<typeof payments.resendOtp>({ requested: { id: visible } }),
  'payments/abandon': flow<typeof payments.abandonPayment>({ requested: { id: visible } }),
  'payments/check': flow<typeof payments.checkPayment>({
    requested: { txnid: visible },
    succeeded: checkedRule,
  }),
  'profile/update': flow<typeof profile.updateSubscriber>({ requested: { changes: {} } }),
  'profile/changePassword': flow<typeof profile.changePassword>(),
  'promos/load': flow<typeof promos.loadPromos>({
    requested: { portal: visible, type: visible },
    succeeded: {
      promoid: visible,
      weight: visible,
      type: visible,
      status: visible,
      adstatus: visible,
    },
  }),
  'renewal/load': flow<typeof renewal.loadRenewable>({
    requested: { productstatus: visible, stbno: visible },
    succeeded: packRule,
  }),
  'renewal/loadTermPrices': flow<typeof renewal.loadTermPrices>({ succeeded: termPricesRule }),
  'renewal/renew': flow<typeof renewal.renewPacks>({
    requested: renewalRule,
    succeeded: resultRule,
  }),
  'retrack/send': flow<typeof retrack.retrackBox>({
    requested: { stbno: visible },
    succeeded: { stbno: visible, waitminutes: visible, retrackafter: day },
  }),
  'session/logIn': flow<typeof session.logIn>({
    requested: { remember: visible },
    succeeded: subscriberRule,
  }),
  'session/acceptTerms': flow<typeof session.acceptTerms>(),
  'session/recallPassword': flow<typeof rememberedPassword.recallPassword>(),
  'session/logOut': flow<typeof session.logOut>(),
  'subscriber/load': flow<typeof subscriber.loadSubscriber>({ succeeded: subscriberRule }),
  'survey/load': flow<typeof survey.loadSurvey>({ succeeded: { survey: { id: visible } } }),
  'survey/send': flow<typeof survey.sendSurvey>(),
  'ticketDraft/create': flow<typeof ticketDraft.createTicket>({
    requested: { categoryid: visible, contactmethod: visible, stbno: visible },
    succeeded: { ticketid: visible },
  }),
  'tickets/load': flow<typeof tickets.loadTickets>({
    requested: ticketsWantedRule,
    succeeded: { wanted: ticketsWantedRule, tickets: ticketRule, isLast: visible },
  }),
  'tickets/loadOne': flow<typeof tickets.loadTicket>({
    requested: { ticketid: visible, page: visible },
    succeeded: ticketPageRule,
  }),
  'tickets/loadChoices': flow<typeof tickets.loadTicketChoices>({ succeeded: ticketChoicesRule }),
  'tickets/close': flow<typeof tickets.closeTicket>({
    requested: { ticketid: visible },
    succeeded: { ticketid: visible, status: visible },
  }),
  'transactions/load': flow<typeof transactions.loadTransactions>({
    requested: { fromTheTop: visible, since: visible },
  }),
};
