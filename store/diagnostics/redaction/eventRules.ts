import type * as app from '../../app/app';
import type * as catalogue from '../../catalogue/catalogue';
import type * as chunkFailure from '../../app/chunkFailure';
import type * as connection from '../../app/connection';
import type * as domains from '../../documented/domains';
import type * as fullScreenError from '../../app/fullScreenError';
import type * as otp from '../../identity/identification';
import type * as instantPayment from '../../payments/instantPayment';
import type * as kyc from '../../account/kyc';
import type * as liveData from '../../inbox/serviceAnnouncements';
import type * as loader from '../../app/loader';
import type * as navigation from '../../app/navigation';
import type * as offers from '../../newConnection/onlineOrder';
import type * as optimiser from '../../catalogue/optimiser/optimiser';
import type * as payments from '../../payments/payments';
import type * as preferences from '../../app/preferences';
import type * as replacement from '../../packs/replacement';
import type * as session from '../../identity/session';
import type * as snackbar from '../../app/snackbar';
import type * as survey from '../../help/survey';
import type * as ticketDraft from '../../help/ticketDraft';
import type * as shortfall from '../../payments/shortfall';
import type * as topUp from '../../payments/topUp';
import type * as transactions from '../../history/transactions';
import type * as unreadableRows from '../../wire/unreadableRows';
import type * as writes from '../../writes/earlierWrites';
import {
  announcementRule,
  attemptRule,
  channelRule,
  otpChallengeRule,
  packRule,
  planRule,
  replacementRule,
  snackbarRule,
  outcomeRule,
  userRule,
} from './entityRules';
import { event } from './eventRule';
import { day, origin, path, phone, plain, rupees, knownSentence, title } from './valueRules';
import type { RedactionRule } from './rule';

const savedNumber = { id: plain, amount: plain };
const call = { call: plain, quiet: plain };
const draft = { categoryid: plain, contactmethod: plain, stbno: plain };

/** What an event outside a flow may show, by its name; the events of flows are in `flowRules.ts`. */
export const eventRules: Readonly<Record<string, RedactionRule>> = {
  'app/appStarted': event<typeof app.appStarted>({
    name: title,
    mode: plain,
    server: plain,
    baseUrl: origin,
    realtime: origin,
  }),
  'catalogue/packPageArrived': event<typeof catalogue.packPageArrived>({
    page: plain,
    items: packRule,
    isLast: plain,
    at: plain,
  }),
  'catalogue/channelPageArrived': event<typeof catalogue.channelPageArrived>({
    page: plain,
    items: channelRule,
    isLast: plain,
    at: plain,
  }),
  'catalogue/renewed': event<typeof catalogue.catalogueRenewed>({
    packs: packRule,
    channels: channelRule,
    at: plain,
  }),
  'catalogue/packChannelsArrived': event<typeof catalogue.packChannelsArrived>({
    productid: plain,
    channels: channelRule,
  }),
  'chunkFailure/chunkFailed': event<typeof chunkFailure.chunkFailed>(knownSentence),
  'connection/connectionChanged': event<typeof connection.connectionChanged>({
    online: plain,
  }),
  'domains/added': event<typeof domains.domainAdded>(plain),
  'fullScreenError/fullScreenErrorRaised':
    event<typeof fullScreenError.fullScreenErrorRaised>(knownSentence),
  'instantPayment/savedNumbersRead': event<typeof instantPayment.savedNumbersRead>(savedNumber),
  'instantPayment/savedNumberRemoved': event<typeof instantPayment.savedNumberRemoved>(plain),
  'kyc/uploadUnanswered': event<typeof kyc.uploadUnanswered>({ stopped: plain }),
  'liveData/arrived': event<typeof liveData.announcementsArrived>(announcementRule),
  'liveData/announcementDismissed': event<typeof liveData.announcementDismissed>(plain),
  'loader/callStarted': event<typeof loader.callStarted>(call),
  'loader/callSettled': event<typeof loader.callSettled>({ ...call, status: plain }),
  'navigation/navigationRequested': event<typeof navigation.navigationRequested>(path),
  'navigation/screenRefused': event<typeof navigation.screenRefused>({ path, customerid: plain }),
  'navigation/navigationEnded': event<typeof navigation.navigationEnded>(plain),
  'offers/planChosen': event<typeof offers.planChosen>(planRule),
  'optimiser/selectionChanged': event<typeof optimiser.selectionChanged>({
    stbno: plain,
    keepsAll: plain,
    unwanted: plain,
    added: plain,
  }),
  'otp/identificationLost': event<typeof otp.identificationLost>(plain),
  'otp/identificationRestored': event<typeof otp.identificationRestored>({
    purpose: plain,
    otpData: { mobileno: phone, attemptsremaining: plain },
  }),
  'payments/journalRead': event<typeof payments.journalRead>(attemptRule),
  'payments/attemptWritten': event<typeof payments.attemptWritten>(attemptRule),
  'payments/otpDialogOpened': event<typeof payments.otpDialogOpened>({
    id: plain,
    challenge: otpChallengeRule,
  }),
  'payments/otpDialogClosed': event<typeof payments.otpDialogClosed>({ id: plain }),
  'payments/resultReached': event<typeof payments.resultReached>({ id: plain, txnid: plain }),
  'payments/acknowledged': event<typeof payments.paymentAcknowledged>({ txnid: plain }),
  'payments/watched': event<typeof payments.paymentWatched>({ txnid: plain }),
  'payments/nextCheckPlanned': event<typeof payments.nextCheckPlanned>({
    ...{ txnid: plain, checkedAt: plain, nextAt: plain },
  }),
  'payments/watchEnded': event<typeof payments.watchEnded>({ txnid: plain }),
  'preferences/languageChosen': event<typeof preferences.languageChosen>(plain),
  'preferences/themeChosen': event<typeof preferences.themeChosen>(plain),
  'replacement/chosen': event<typeof replacement.replacementChosen>(replacementRule),
  'replacement/restored': event<typeof replacement.replacementRestored>(replacementRule),
  'session/expired': event<typeof session.sessionExpired>(plain),
  'session/loggedInElsewhere': event<typeof session.loggedInElsewhere>(userRule),
  'session/loggedOut': event<typeof session.loggedOut>({ operatorReached: plain }),
  'snackbar/snackbarShown': event<typeof snackbar.snackbarShown>(snackbarRule),
  'survey/pageTurned': event<typeof survey.pageTurned>(plain),
  'ticketDraft/found': event<typeof ticketDraft.draftFound>({ draft }),
  'ticketDraft/typed': event<typeof ticketDraft.draftTyped>(draft),
  'topUp/amountTyped': event<typeof topUp.amountTyped>(rupees),
  'topUp/billShownAgain': event<typeof topUp.billShownAgain>(plain),
  'topUp/boxChosen': event<typeof topUp.boxChosen>(plain),
  'topUp/moneyAdded': event<typeof topUp.moneyAdded>(plain),
  'topUp/shortfallFound': event<typeof shortfall.shortfallFound>({
    ...{ purpose: plain, missing: plain, since: plain },
  }),
  'topUp/shortfallRestored': event<typeof topUp.shortfallRestored>({
    ...{ purpose: plain, missing: plain, since: plain },
  }),
  'transactions/pageArrived': event<typeof transactions.transactionPageArrived>({
    page: plain,
    rows: { transactionid: plain, created: day, transactiontype: title, amount: plain },
    isLast: plain,
  }),
  'wire/rowsLeftOut': event<typeof unreadableRows.rowsLeftOut>({
    call: plain,
    page: plain,
    count: plain,
  }),
  'writes/earlierFound': event<typeof writes.earlierWriteFound>(plain),
  'writes/earlierSettled': event<typeof writes.earlierWriteSettled>(plain),
  'writes/outcomeUnknown': event<typeof writes.writeOutcomeUnknown>(plain),
  'writes/outcomesRead': event<typeof writes.outcomesRead>({ calls: plain, outcomes: outcomeRule }),
  'writes/earlierAcknowledged': event<typeof writes.earlierWriteAcknowledged>(plain),
};
