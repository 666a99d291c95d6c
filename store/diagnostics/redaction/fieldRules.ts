import {
  billLine,
  day,
  flowName,
  id,
  knownSentence,
  localized,
  origin,
  path,
  phone,
  published,
  rupees,
  titleText,
  type ValueRule,
  visible,
} from './valueRules';
import { describeFields } from './valueShape';

/*
 * What support may see. A value is shown if its slice or event is in a list below, its field is in the table of names,
 * and the rule of the field accepts the value. Of any other value only the shape is shown. Names of people, addresses,
 * e-mail, free text, one-time codes, signatures and keys are in no list.
 */

export interface FieldRule {
  /**
   * How a text, a number, a boolean or an object without `fields` is shown. Without this rule only the shape of the
   * value is shown.
   */
  readonly value?: ValueRule;
  /**
   * How the fields of an object are shown. `listed`: each field by its own rule (`ruleAt`). `keyed`: the keys are ids
   * or names of flows, and the value of each key is shown as `listed`.
   */
  readonly fields?: 'listed' | 'keyed';
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Slices whose values may be shown. Of other slices only the names and shapes of the fields are shown. */
export const SLICES: ReadonlySet<string> = new Set(
  words(`
    alerts app broadband cart catalogue checkout chunkFailure connection equipment faqs flows fullScreenError
    instantPayment kyc liveData loader maintenance navigation notifications offers optimiser otp packChanges packs
    payments preferences promos renewal replacement retrack session sessionCookie snackbar subscriber survey
    ticketDraft tickets topUp transactions writes`),
);

/**
 * Events whose payload is shown. The failure of a flow is always shown. Of any other payload only the names and shapes
 * of the fields are shown.
 */
export const EVENTS: ReadonlySet<string> = new Set(
  words(`
    alerts/loadMoreRequested alerts/loadMoreSucceeded alerts/loadRequested alerts/loadSucceeded app/appStarted
    broadband/loadRequested broadband/loadSucceeded cart/addRequested cart/addSucceeded cart/loadSucceeded
    cart/removeRequested cart/removeSucceeded catalogue/channelPageArrived catalogue/loadPackChannelsRequested
    catalogue/loadRequested catalogue/packChannelsArrived catalogue/packPageArrived catalogue/renewed
    checkout/payFromBalanceRequested checkout/payFromBalanceSucceeded connection/connectionChanged
    equipment/loadSucceeded instantPayment/findSavedSucceeded instantPayment/findSucceeded
    instantPayment/savedNumbersRead instantPayment/saveNumberSucceeded kyc/loadSucceeded kyc/uploadRequested
    kyc/uploadSucceeded kyc/uploadUnanswered liveData/arrived loader/callSettled loader/callStarted
    maintenance/loadSucceeded navigation/screenRefused notifications/checkPushSucceeded
    notifications/deleteSucceeded notifications/loadInboxSucceeded notifications/readSucceeded
    notifications/restoreSucceeded notifications/seeAlertsSucceeded notifications/turnOffPushSucceeded
    notifications/turnOnPushSucceeded offers/identifyApplicantSucceeded offers/loadPlansSucceeded
    offers/placeOrderSucceeded offers/planChosen optimiser/selectionChanged otp/identificationRestored
    otp/identifyRequested otp/identifySucceeded otp/resendOtpSucceeded packChanges/cancelForRefundRequested
    packChanges/cancelForRefundSucceeded packChanges/removeRequested packChanges/removeSucceeded
    packs/loadActiveRequested packs/loadActiveSucceeded payments/abandonRequested payments/acknowledged
    payments/attemptWritten payments/billPaid payments/billRefused payments/chargeSent payments/checkRequested payments/checkSucceeded
    payments/journalRead payments/nextCheckPlanned payments/otpDialogClosed payments/otpDialogOpened
    payments/otpResent
    payments/replaceRequested payments/replaceSucceeded payments/resendOtpRequested payments/resultReached
    payments/resumeRequested payments/resumeSucceeded payments/startRequested payments/startSucceeded
    payments/submitOtpRequested payments/watched payments/watchEnded profile/updateRequested
    promos/loadRequested promos/loadSucceeded renewal/loadRequested renewal/loadSucceeded
    renewal/loadTermPricesSucceeded renewal/renewRequested renewal/renewSucceeded replacement/chosen
    replacement/restored retrack/sendRequested retrack/sendSucceeded session/loggedInElsewhere session/loggedOut
    session/logInRequested session/logInSucceeded snackbar/snackbarShown subscriber/loadSucceeded
    survey/loadSucceeded ticketDraft/createRequested ticketDraft/createSucceeded ticketDraft/found
    ticketDraft/typed tickets/closeRequested tickets/closeSucceeded tickets/loadChoicesSucceeded tickets/loadNewestOpenSucceeded
    tickets/loadOneRequested tickets/loadOneSucceeded tickets/loadRequested tickets/loadSucceeded
    topUp/shortfallFound topUp/shortfallRestored transactions/loadRequested transactions/pageArrived
    wire/rowsLeftOut writes/outcomesRead`),
);

/** The path of a failure begins with this word instead of the event's type, so that a rule covers every failed flow. */
export const FAILURE = 'failure';

const VALUES: readonly (readonly [ValueRule, string])[] = [
  [
    visible,
    `
      added adstatus age agreed alerttype amount answeredBySample areResultsFresh at attemptsRemaining
      attemptsremaining author balance basepacktariff bbDetails begun bouquets boxNumber boxtype broadband
      call calls cartid cartitemid categoryid channelcount channelid chargeperiod checkedAt clockOffset
      commentid companyagreement confirmed contactmethod count currency customerclassid customerid
      customerstatus customertype customertypeid daysleft discount dismissed documentid documenttype
      dpoentityid edition ended entityid entitytype epoch errorcode existing expires freecustomer fromTheTop
      fuplimitgb gst HALFYEARLY halfyearlyprice hasLoaded hasMore hd hdchannelcount id idalert idempotency
      isAboutAnother isBooked isCancelled isConfirmedByOperator isJournalRead isLast isListFresh isLive isNotFound
      isOutcomeUnknown isPricedByOperator isRead isSent isSentAgain isStaff isStale isStored isTopicSubscribed
      itemtotal keepsAll kind
      known kycstatus language lcn lcoid lcotype leftalign maintenance mayBeSentAgain method mimetype minwidth
      missing mode money MONTHLY monthlyprice needsbox networkfee next nextAt online orderid
      otpDialog page pageNum pages pagesize pay period phase place planid plantype portal presses price
      primary productid productstatus producttype promoid purpose QUARTERLY quarterlyprice quiet refresh
      refundable refundamount regularprice remember renewable resendfrom resendsRemaining resumed seen server
      serviceable severity side since size smcno source speedmbps staffEntered status stbno step stopped
      susbcriberstatus tax theme ticketid topic total totalprice transactionid tries txnid txnRefNo type
      unknown unwanted upiFields version waitminutes wasEndRequested wasReloaded watched weight YEARLY
      yearlyprice`,
  ],
  [
    day,
    `
      activatedon addedon closed created disconnectdate dueDate ends expireson expirydate registeredon
      renewablefrom retrackafter reviewed starts updated`,
  ],
  [titleText, 'category channelname names planname productname transactiontype'],
  [knownSentence, 'error message sentence'],
  [rupees, 'rechargeAmount'],
  [billLine, 'productids'],
  [path, 'path to'],
  [origin, 'baseUrl payHosts realtime'],
  // Support sees that there is a payee, but not who the payee is.
  [describeFields, 'payee'],
];

/** Names of objects and lists of objects. The fields inside are shown by their own rules (`ruleAt`). */
const LISTED = `
  accountDetails active added alerts answer answered attempts bill cartdetails CartDetails categories challenge
  channels choices chosen claim closed comments content CTAImages data deleted details documents draft eligibility
  failure faqs getCartDetails identification inbox inFlight items lastHome line lines list listed liveData
  messages methods more newestOpen onlineSubscriberCart opened order otpData ottServices outcomes packs pages pending placed
  plans prices products push reason refusal refused renewal renewalDays replaced result results rows saved
  selection sending shortfall status stbSmcData survey surveyQuestions tickets unknownRenewal user userInfo wanted
  writeFailures`;

const KEYED = 'changes charges checkTimes checks otpChallenges sent services';

const each = (value: ValueRule, paths: string): Readonly<Record<string, FieldRule>> =>
  Object.fromEntries(words(paths).map((path) => [path, { value }]));

/**
 * Rules by path. If a field name has several meanings, the key is the end of the path to the field. If a slice or a
 * payload is not an object, the key is its whole path. A path begins with the slice, the type of the event or, for
 * every failed flow, `failure`.
 */
const EXCEPTIONS: Readonly<Record<string, FieldRule>> = {
  ...each(
    visible,
    `
      failure.code refusal.code reason.code checks.code payments/checkSucceeded.code failure.error refusal.error topUp.error
      closed.reason packs.lastHome.packs.expirydate ottServices.name loader sessionCookie domains/added
      instantPayment/savedNumberRemoved liveData/announcementDismissed navigation/navigationEnded
      otp/identificationLost preferences/languageChosen preferences/themeChosen session/expired
      survey/pageTurned topUp/billShownAgain topUp/boxChosen topUp/moneyAdded writes/earlierFound
      writes/earlierSettled writes/outcomeUnknown writes/earlierAcknowledged instantPayment/findSavedRequested
      notifications/readRequested notifications/seeAlertsRequested offers/placeOrderRequested`,
  ),
  ...each(
    titleText,
    'app.name app/appStarted.name replacement.missing replacement/endPacksSucceeded',
  ),
  ...each(rupees, 'changes.amount packChanges/cancelForRefundRequested.amount topUp/amountTyped'),
  ...each(
    knownSentence,
    `
      chunkFailure/chunkFailed fullScreenError/fullScreenErrorRaised chunkFailure fullScreenError`,
  ),
  ...each(flowName, 'flows/failurePlaceLeft flows/failurePlaceReturned'),
  ...each(path, 'navigation/navigationRequested'),
  // The last digits of the subscriber's own number. The numbers of payees and applicants are not shown.
  ...each(
    phone,
    `
      userInfo.mobileno subscriber/loadSucceeded.mobileno session/logInSucceeded.mobileno otpData.mobileno
      otp/resendOtpSucceeded.mobileno otpChallenges.mobileno challenge.mobileno`,
  ),
  ...each(published, 'liveData.region liveData/arrived.region'),
  ...each(
    localized(published),
    'liveData.title liveData.text liveData/arrived.title liveData/arrived.text',
  ),
  ...each(localized(titleText), 'faqs.question'),
  // Only the names and shapes of the fields inside these objects are shown.
  ...each(describeFields, 'faqs.answer profile/updateRequested.changes'),
  'catalogue.lists': { fields: 'keyed', value: id },
  flows: { fields: 'keyed' },
  'packChanges.answered': { fields: 'keyed' },
  'retrack.progress': { fields: 'keyed' },
};

/** The rule of each listed name. */
export const FIELDS = new Map<string, FieldRule>();
for (const [value, names] of VALUES) for (const name of words(names)) FIELDS.set(name, { value });
for (const name of words(LISTED)) FIELDS.set(name, { ...FIELDS.get(name), fields: 'listed' });
for (const name of words(KEYED)) FIELDS.set(name, { ...FIELDS.get(name), fields: 'keyed' });

const lastName = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

const exceptions = new Map<string, (readonly [end: string, rule: FieldRule])[]>();
for (const [end, rule] of Object.entries(EXCEPTIONS)) {
  const name = lastName(end);
  exceptions.set(name, [...(exceptions.get(name) ?? []), [end, rule]]);
}

/** The rule of a slice (by its name) or of a payload (by its event's type); undefined if it must not be shown. */
export const ruleOfWhole = (path: string): FieldRule | undefined => {
  const isListed = SLICES.has(path) || EVENTS.has(path) || path === FAILURE;
  return exceptionAt(path) ?? (isListed ? { fields: 'listed' } : undefined);
};

/** The rule of the field that a path leads to; undefined if the field must not be shown. */
export const ruleAt = (path: string): FieldRule | undefined =>
  exceptionAt(path) ?? FIELDS.get(lastName(path));

const exceptionAt = (path: string): FieldRule | undefined =>
  exceptions.get(lastName(path))?.find(([end]) => path === end || path.endsWith(`.${end}`))?.[1];
