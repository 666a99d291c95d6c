import type { Language } from '../../../store/core/languages';

/**
 * The texts that rightly say the same of 1 and of 2, each with the languages that do. After a number, a noun of
 * Bengali, Odia and Assamese takes a counter and no plural ("1টি চ্যানেল", "2টি চ্যানেল"), and the borrowed nouns of
 * Hindi, Gujarati, Punjabi and Marathi do not change ("1 पैक", "2 पैक"); a verb or a noun of the language does, and
 * then the text may not be here ("1 मौका बचा है", "2 मौके बचे हैं"). "3 of 8 channels" counts the 8.
 */
const LANGUAGES_BY_TEXT: Readonly<Record<string, string>> = {
  'addPacksText.found.channels': 'hi bn gu pa or as',
  'addPacksText.found.packs': 'hi bn mr gu pa or as',
  'addPacksText.some.channels': 'hi bn te ta gu kn pa or as',
  'addPacksText.some.packs': 'hi bn te mr ta gu kn pa or as',
  'alertsText.daysAgo': 'hi bn gu ml pa or as',
  'alertsText.hoursAgo': 'bn ta gu ml or as',
  'alertsText.minutesAgo': 'hi bn gu ml pa or as',
  'alertsText.shown': 'en hi bn te mr ta kn ml pa or as',
  'billText.packs': 'hi bn mr gu pa or as',
  'billText.unpriced': 'hi bn mr gu pa or as',
  'checkoutText.channels': 'hi bn gu pa or as',
  'identificationOtpText.triesLeft': 'bn gu ml or as',
  'dashboardText.cartWaits': 'bn gu or as',
  'dashboardText.ended': 'en bn ml or as',
  'dashboardText.ends': 'bn gu ml or as',
  'dashboardText.running': 'bn gu ml or as',
  'dashboardText.toRenew': 'hi',
  'dashboardText.toRestart': 'hi',
  'dateText.daysLeft': 'hi bn mr gu ml pa or as',
  'descriptionText.count': 'hi bn gu pa or as',
  'descriptionText.group': 'hi bn gu pa or as',
  'descriptionText.some': 'hi bn te ta gu kn pa or as',
  'faqText.found': 'bn or as',
  'frameText.unread': 'bn or as',
  'guideText.later': 'hi bn gu ml pa or as',
  'guideText.sent': 'bn gu ml or as',
  'homeText.leaving': 'bn gu ml or as',
  'homeText.morePacks': 'hi bn mr gu pa or as',
  'managePacksText.extent': 'bn or as',
  'otpDialogText.resendsLeft': 'bn gu or as',
  'otpDialogText.triesLeft': 'bn mr gu ml or as',
  'ownChannelsText.count': 'hi bn gu pa or as',
  'ownChannelsText.some': 'hi bn te ta gu kn pa or as',
  'packListText.endOn': 'hi bn gu or as',
  'packListText.packs': 'hi bn mr gu pa or as',
  'packComparisonText.some': 'hi bn gu pa or as',
  'packListText.count': 'bn gu or as',
  'packWords.channels': 'hi bn gu pa or as',
  'paymentResultText.nextCheck': 'hi bn gu ml or as',
  'planComparisonText.compared': 'hi bn mr gu pa or as',
  'plansText.channels': 'hi bn gu pa or as',
  'replacedPacksText.part': 'or as',
  'paymentDetailsText.tryAgain': 'hi bn mr gu pa or as',
  'resultText.adds': 'bn gu or as',
  'resultText.extra': 'bn gu or as',
  'resultText.keeps': 'bn gu or as',
  'resultsText.tryAgain': 'hi bn mr gu pa or as',
  'saveText.matches': 'bn gu or as',
  'saveText.nowFor': 'hi bn gu pa or as',
  'saveText.nowForBeforeTax': 'hi bn gu pa or as',
  'saveText.ticked': 'en bn te gu kn ml pa or as',
  'supportFileText.calls': 'hi bn gu pa or as',
  'supportFileText.events': 'hi bn gu pa or as',
  'supportText.count': 'bn gu or as',
  'ticketStatusText.closedAfter': 'hi bn gu ml or as',
  'ticketStatusText.openFor': 'hi bn gu ml or as',
  'transactionsText.count': 'hi bn mr gu pa or as',
  'unfinishedText.title': 'bn mr or as',
  'unreadableRowsText.leftOut': 'bn gu or',
};

/** The reviewed texts of this language. */
export const unchangedIn = (language: Language): readonly string[] =>
  Object.keys(LANGUAGES_BY_TEXT).filter((place) =>
    LANGUAGES_BY_TEXT[place]?.split(' ').includes(language),
  );
