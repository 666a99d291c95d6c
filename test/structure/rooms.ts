/**
 * The rooms of each layer by their folders. A room may import the rooms of its layer that are in
 * `uses`, and of every room only the files of its front door. A room without `front` is open as a
 * whole: it exists to be used by the others.
 */
interface Declared {
  /** Rooms of the same layer, by name. */
  readonly uses: readonly string[] | 'all';
  /** File names without their endings, below the room's folder. */
  readonly front?: readonly string[];
}

export interface Room extends Declared {
  /** The first part of the folder. */
  readonly layer: string;
  /** The last part of the folder. */
  readonly name: string;
  /** The folder. */
  readonly path: string;
}

const declared: Readonly<Record<string, Declared>> = {
  'sagas/account': {
    uses: ['api', 'core', 'writes'],
    front: ['equipment', 'kyc', 'profile', 'retrack', 'subscriber'],
  },
  'sagas/api': { uses: [] },
  'sagas/app': {
    uses: ['api', 'core', 'diagnostics'],
    front: [
      'afterFirstPaint',
      'clearStorage',
      'portalWorker',
      'connection',
      'deployment',
      'fullScreenError',
      'language',
      'maintenance',
      'navigation',
      'snackbar',
      'tabs',
    ],
  },
  'sagas/cart': { uses: ['api', 'core', 'payments', 'writes'], front: ['cart', 'checkout'] },
  'sagas/catalogue': { uses: ['api', 'core'], front: ['catalogue', 'optimiser/optimiser'] },
  'sagas/core': { uses: ['api'] },
  'sagas/diagnostics': { uses: ['api', 'core'], front: ['recorder'] },
  'sagas/help': {
    uses: ['api', 'core', 'writes'],
    front: ['faqs', 'survey', 'ticketDraft', 'tickets'],
  },
  'sagas/history': { uses: ['api', 'core'], front: ['transactions'] },
  'sagas/home': { uses: ['api', 'core'], front: ['promos'] },
  'sagas/identity': { uses: ['api', 'core', 'writes'], front: ['otp', 'session'] },
  'sagas/inbox': {
    uses: ['app', 'api', 'core'],
    front: ['alerts', 'notifications', 'serviceAnnouncements'],
  },
  'sagas/newConnection': { uses: ['api', 'core', 'writes'], front: ['offers'] },
  'sagas/packs': {
    uses: ['api', 'core', 'payments', 'writes'],
    front: ['replacement', 'broadband', 'packChanges', 'packs'],
  },
  'sagas/payments': {
    uses: ['api', 'core', 'writes'],
    front: [
      'engine/confirmAccount',
      'engine/followPayments',
      'engine/journal',
      'engine/lazyPayments',
      'engine/withPaymentLock',
      'instantPayment',
      'payments',
      'topUp',
    ],
  },
  'sagas/renewal': { uses: ['api', 'core', 'payments', 'writes'], front: ['renewal'] },
  'sagas/root': { uses: 'all', front: ['domains', 'root'] },
  'sagas/writes': { uses: ['api', 'core'] },
  'src/app': { uses: ['diagnostics', 'payments', 'text', 'theme', 'ui'] },
  'src/boot': { uses: 'all', front: [] },
  'src/root': { uses: 'all', front: ['App', 'routes'] },
  'src/gallery': { uses: ['text', 'theme', 'ui'], front: [] },
  'src/screens/account': {
    uses: ['app', 'text', 'theme', 'ui', 'writes'],
    front: ['account.text', 'kyc/KycScreen', 'profile/ProfileScreen'],
  },
  'src/screens/cart': {
    uses: ['packs', 'app', 'help', 'payments', 'text', 'theme', 'ui', 'writes'],
    front: ['cart.text', 'CartBar', 'CheckoutScreen', 'SecondBasePack'],
  },
  'src/screens/catalogue': {
    uses: ['packs', 'app', 'cart', 'text', 'theme', 'ui'],
    front: [
      'browse/AddPacksScreen',
      'description/DescriptionScreen',
      'optimiser/headline',
      'catalogue.text',
    ],
  },
  'src/screens/diagnostics': {
    uses: ['app', 'root', 'text', 'theme', 'ui'],
    front: ['SupportFileSection', 'supportFile'],
  },
  'src/screens/help': {
    uses: ['app', 'diagnostics', 'text', 'theme', 'ui', 'writes'],
    front: [
      'contact/ContactScreen',
      'faq/FaqScreen',
      'help.text',
      'guide/useBoxRefresh',
      'newTicket/GetHelp',
      'survey/SurveyScreen',
      'tickets/SupportScreen',
    ],
  },
  'src/screens/history': {
    uses: ['app', 'payments', 'text', 'theme', 'ui'],
    front: ['history.text', 'SpendingChart', 'TransactionsScreen'],
  },
  'src/screens/home': {
    uses: ['app', 'catalogue', 'help', 'history', 'packs', 'payments', 'text', 'theme', 'ui'],
    front: ['DashboardScreen', 'LastKnownPaint'],
  },
  'src/screens/identity': {
    uses: ['app', 'text', 'theme', 'ui', 'writes'],
    front: [
      'login/LoginScreen',
      'identity.text',
      'login/LoginSide',
      'logout/LogoutScreen',
      'terms/TermsScreen',
      'validate/ValidateScreen',
    ],
  },
  'src/screens/inbox': {
    uses: ['app', 'text', 'theme', 'ui'],
    front: ['AlertsScreen', 'inbox.text'],
  },
  'src/screens/newConnection': {
    uses: ['app', 'payments', 'text', 'theme', 'ui', 'writes'],
    front: ['OfferPlansScreen'],
  },
  'src/screens/packs': {
    uses: ['app', 'help', 'text', 'theme', 'ui', 'writes'],
    front: [
      'replacement/ReplacedPacks',
      'replacement/useIsReplacing',
      'manage/ManagePacksScreen',
      'packs.text',
      'saving/KnownSaving',
    ],
  },
  'src/screens/payments': {
    uses: ['app', 'help', 'packs', 'text', 'theme', 'ui', 'writes'],
    front: [
      'instant/InstantPaymentConfirmScreen',
      'instant/InstantPaymentScreen',
      'otp/OtpDialog',
      'ott/OttQuickPayScreen',
      'pay/AddedMoney',
      'pay/BalancePayment',
      'pay/BillTotal',
      'pay/PaymentRefusal',
      'pay/PaymentMethods',
      'payments.text',
      'status/PackResults',
      'status/PaymentChecking',
      'status/PaymentStatusScreen',
      'status/receipt/receiptSource',
      'topUp/TopUpScreen',
      'unfinished/UnfinishedPayments',
      'unfinished/unfinishedPart',
    ],
  },
  'src/screens/renewal': {
    uses: ['app', 'help', 'packs', 'payments', 'text', 'theme', 'ui', 'writes'],
    front: ['RenewScreen', 'renewal.text'],
  },
  'src/screens/writes': {
    uses: ['app', 'text', 'theme', 'ui'],
    front: ['OutcomeUnknown', 'WriteOutcomes'],
  },
  'src/text': { uses: [] },
  'src/theme': { uses: [] },
  'src/ui': { uses: ['text', 'theme'] },
  'store/account': {
    uses: ['core', 'documented', 'wire'],
    front: ['equipment', 'kyc', 'profile', 'retrack', 'subscriber'],
  },
  'store/app': { uses: ['core', 'identity', 'wire', 'writes'] },
  'store/cart': {
    uses: ['core', 'documented', 'packs', 'payments', 'wire', 'writes'],
    front: ['cart', 'cartBreakdown', 'cartCount', 'checkout', 'surplusBasePacks'],
  },
  'store/catalogue': {
    uses: ['cart', 'core', 'packs', 'wire'],
    front: [
      'activeEntitlements',
      'catalogue',
      'catalogueIndex',
      'catalogueSearch',
      'optimiser/boxPacks',
      'optimiser/channelSelection',
      'optimiser/cheapestMix',
      'optimiser/fewestChanges',
      'optimiser/optimiser',
      'optimiser/saving',
    ],
  },
  'store/core': { uses: [] },
  'store/diagnostics': {
    uses: 'all',
    front: [
      'actionTap',
      'redaction/eventTrace',
      'redaction/pathWithoutIds',
      'redaction/redact',
      'redaction/valueRules',
      'redaction/valueShape',
      'supportBundle/bundle',
      'supportBundle/bundleShape',
      'supportBundle/eventRing',
    ],
  },
  'store/help': {
    uses: ['core', 'documented', 'wire', 'writes'],
    front: ['content/faqs', 'content/survey', 'faqs', 'survey', 'ticketDraft', 'tickets'],
  },
  'store/history': { uses: ['core', 'wire'], front: ['history', 'transactions'] },
  'store/home': { uses: ['core', 'documented', 'wire'], front: ['promos'] },
  'store/identity': {
    uses: ['core', 'documented', 'wire'],
    front: ['identification', 'otp', 'rememberedPassword', 'session'],
  },
  'store/inbox': {
    uses: ['core', 'documented', 'wire'],
    front: [
      'alerts',
      'deepLinkPaths',
      'inboxRecord',
      'notifications',
      'serviceAnnouncements',
      'unreadCount',
    ],
  },
  'store/newConnection': {
    uses: ['core', 'documented', 'wire', 'writes'],
    front: ['offers', 'onlineOrder'],
  },
  'store/packs': {
    uses: ['core', 'documented', 'wire', 'writes'],
    front: [
      'replacement',
      'lastHome',
      'broadband',
      'chargePeriods',
      'packChanges',
      'packList',
      'packResult',
      'packs',
    ],
  },
  'store/payments': {
    uses: ['app', 'core', 'documented', 'packs', 'wire'],
    front: [
      'attempt',
      'bill',
      'billEvents',
      'instantPayment',
      'journal',
      'maskedAccount',
      'methods',
      'otpDialog',
      'paymentStart',
      'paymentStatus',
      'payments',
      'statusCheck',
      'shortfall',
      'topUp',
      'transition',
      'upiIntent',
    ],
  },
  'store/renewal': {
    uses: ['app', 'core', 'packs', 'payments', 'wire', 'writes'],
    front: ['renewal', 'renewalOptions', 'renewalResults', 'renewalTerms'],
  },
  'store/documented': { uses: ['core', 'wire'] },
  'store/root': { uses: 'all' },
  'store/wire': { uses: ['core'] },
  'store/writes': { uses: ['core', 'history', 'wire'] },
};

export const rooms: readonly Room[] = Object.entries(declared).map(([path, room]) => {
  const parts = path.split('/');
  return { ...room, path, layer: parts[0] ?? '', name: parts.at(-1) ?? '' };
});
