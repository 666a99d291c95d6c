import type * as kyc from '../../account/kyc';
import type * as app from '../../app/app';
import type * as chunkFailure from '../../app/chunkFailure';
import type * as connection from '../../app/connection';
import type * as fullScreenError from '../../app/fullScreenError';
import type * as loader from '../../app/loader';
import type * as navigation from '../../app/navigation';
import type * as preferences from '../../app/preferences';
import type * as snackbar from '../../app/snackbar';
import type * as catalogue from '../../catalogue/catalogue';
import type * as optimiser from '../../catalogue/optimiser/optimiser';
import type * as flows from '../../core/flows';
import type * as domains from '../../documented/domains';
import type * as survey from '../../help/survey';
import type * as ticketDraft from '../../help/ticketDraft';
import type * as transactions from '../../history/transactions';
import type * as otp from '../../identity/identification';
import type * as session from '../../identity/session';
import type * as liveData from '../../inbox/serviceAnnouncements';
import type * as offers from '../../newConnection/onlineOrder';
import type * as replacement from '../../packs/replacement';
import type * as instantPayment from '../../payments/instantPayment';
import type * as payments from '../../payments/payments';
import type * as shortfall from '../../payments/shortfall';
import type * as topUp from '../../payments/topUp';
import type * as unreadableRows from '../../wire/unreadableRows';
import type * as writes from '../../writes/earlierWrites';
import {
  announcementRule,
  attemptRule,
  channelRule,
  chargeRule,
  otpChallengeRule,
  outcomeRule,
  packRule,
  planRule,
  replacementRule,
  snackbarRule,
  userRule,
} from './entityRules';
import { event } from './eventRule';
import type { RedactionRule } from './rule';
import {
  day,
  flowName,
  knownSentence,
  origin,
  path,
  phone,
  rupees,
  titleText,
  visible,
} from './valueRules';

const savedNumber = { id: visible, amount: visible };
const call = { call: visible, quiet: visible };
const draft = { categoryid: visible, contactmethod: visible, stbno: visible };

/** What an event outside a flow may show, by its name; the events of flows are in `flowRules.ts`. */
export const eventRules: Readonly<Record<string, RedactionRule>> = {
  'app/appStarted': event<typeof app.appStarted>({
    name: titleText,
    mode: visible,
    server: visible,
    baseUrl: origin,
    realtime: origin,
  }),
  'catalogue/packPageArrived': event<typeof catalogue.packPageArrived>({
    page: visible,
    items: packRule,
    isLast: visible,
    at: visible,
  }),
  'catalogue/channelPageArrived': event<typeof catalogue.channelPageArrived>({
    page: visible,
    items: channelRule,
    isLast: visible,
    at: visible,
  }),
  'catalogue/renewed': event<typeof catalogue.catalogueRenewed>({
    packs: packRule,
    channels: channelRule,
    at: visible,
  }),
  'catalogue/packChannelsArrived': event<typeof catalogue.packChannelsArrived>({
    productid: visible,
    channels: channelRule,
  }),
  'chunkFailure/chunkFailed': event<typeof chunkFailure.chunkFailed>(knownSentence),
  'flows/failurePlaceLeft': event<typeof flows.failurePlaceLeft>(flowName),
  'flows/failurePlaceReturned': event<typeof flows.failurePlaceReturned>(flowName),
  'connection/connectionChanged': event<typeof connection.connectionChanged>({
    online: visible,
  }),
  'domains/added': event<typeof domains.domainAdded>(visible),
  'fullScreenError/fullScreenErrorRaised':
    event<typeof fullScreenError.fullScreenErrorRaised>(knownSentence),
  'instantPayment/savedNumbersRead': event<typeof instantPayment.savedNumbersRead>(savedNumber),
  'instantPayment/savedNumberRemoved': event<typeof instantPayment.savedNumberRemoved>(visible),
  'kyc/uploadUnanswered': event<typeof kyc.uploadUnanswered>({ stopped: visible }),
  'liveData/arrived': event<typeof liveData.announcementsArrived>(announcementRule),
  'liveData/announcementDismissed': event<typeof liveData.announcementDismissed>(visible),
  'loader/callStarted': event<typeof loader.callStarted>(call),
  'loader/callSettled': event<typeof loader.callSettled>({ ...call, status: visible }),
  'navigation/navigationRequested': event<typeof navigation.navigationRequested>(path),
  'navigation/screenRefused': event<typeof navigation.screenRefused>({ path, customerid: visible }),
  'navigation/navigationEnded': event<typeof navigation.navigationEnded>(visible),
  'offers/planChosen': event<typeof offers.planChosen>(planRule),
  'optimiser/selectionChanged': event<typeof optimiser.selectionChanged>({
    stbno: visible,
    keepsAll: visible,
    unwanted: visible,
    added: visible,
  }),
  'otp/identificationLost': event<typeof otp.identificationLost>(visible),
  'otp/identificationRestored': event<typeof otp.identificationRestored>({
    purpose: visible,
    otpData: { mobileno: phone, attemptsremaining: visible },
  }),
  'payments/journalRead': event<typeof payments.journalRead>(attemptRule),
  'payments/attemptWritten': event<typeof payments.attemptWritten>(attemptRule),
  'payments/chargeSent': event<typeof payments.chargeSent>(chargeRule),
  'payments/otpDialogOpened': event<typeof payments.otpDialogOpened>({
    id: visible,
    challenge: otpChallengeRule,
  }),
  'payments/otpDialogClosed': event<typeof payments.otpDialogClosed>({ id: visible }),
  'payments/resultReached': event<typeof payments.resultReached>({ id: visible, txnid: visible }),
  'payments/acknowledged': event<typeof payments.paymentAcknowledged>({ txnid: visible }),
  'payments/watched': event<typeof payments.paymentWatched>({ txnid: visible }),
  'payments/nextCheckPlanned': event<typeof payments.nextCheckPlanned>({
    txnid: visible,
    checkedAt: visible,
    nextAt: visible,
  }),
  'payments/watchEnded': event<typeof payments.watchEnded>({ txnid: visible }),
  'preferences/languageChosen': event<typeof preferences.languageChosen>(visible),
  'preferences/themeChosen': event<typeof preferences.themeChosen>(visible),
  'replacement/chosen': event<typeof replacement.replacementChosen>(replacementRule),
  'replacement/restored': event<typeof replacement.replacementRestored>(replacementRule),
  'session/expired': event<typeof session.sessionExpired>(visible),
  'session/loggedInElsewhere': event<typeof session.loggedInElsewhere>(userRule),
  'session/loggedOut': event<typeof session.loggedOut>({ operatorReached: visible }),
  'snackbar/snackbarShown': event<typeof snackbar.snackbarShown>(snackbarRule),
  'survey/pageTurned': event<typeof survey.pageTurned>(visible),
  'ticketDraft/found': event<typeof ticketDraft.draftFound>({ draft }),
  'ticketDraft/typed': event<typeof ticketDraft.draftTyped>(draft),
  'topUp/amountTyped': event<typeof topUp.amountTyped>(rupees),
  'topUp/billShownAgain': event<typeof topUp.billShownAgain>(visible),
  'topUp/boxChosen': event<typeof topUp.boxChosen>(visible),
  'topUp/moneyAdded': event<typeof topUp.moneyAdded>(visible),
  'topUp/shortfallFound': event<typeof shortfall.shortfallFound>({
    purpose: visible,
    missing: visible,
    since: visible,
  }),
  'topUp/shortfallRestored': event<typeof topUp.shortfallRestored>({
    purpose: visible,
    missing: visible,
    since: visible,
  }),
  'transactions/pageArrived': event<typeof transactions.transactionPageArrived>({
    page: visible,
    rows: { transactionid: visible, created: day, transactiontype: titleText, amount: visible },
    isLast: visible,
  }),
  'wire/rowsLeftOut': event<typeof unreadableRows.rowsLeftOut>({
    call: visible,
    page: visible,
    count: visible,
  }),
  'writes/earlierFound': event<typeof writes.earlierWriteFound>(visible),
  'writes/earlierSettled': event<typeof writes.earlierWriteSettled>(visible),
  'writes/outcomeUnknown': event<typeof writes.writeOutcomeUnknown>(visible),
  'writes/outcomesRead': event<typeof writes.outcomesRead>({
    calls: visible,
    outcomes: outcomeRule,
  }),
  'writes/earlierAcknowledged': event<typeof writes.earlierWriteAcknowledged>(visible),
};
