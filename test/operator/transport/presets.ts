import { TOO_EARLY, VOUCHER_CLOSED } from '../payments/renewal';
import { broken, network, sessions } from './networkPresets';
import { fault, type Preset } from './preset';

const instalment = (name: string, says: string, code: string, call: string): Preset =>
  fault(name, says, { kind: 'instalmentFails', code }, { call });

const HOSTILE_CONTENT =
  '<h2>Back at <b>six</b></h2><p>We are working on it.</p><script>alert(1)</script>' +
  '<img src="x" onerror="alert(2)"><a href="javascript:alert(3)">more</a>' +
  '<iframe src="https://example.net"></iframe><form action="https://example.net"><input name="p"></form>';
const HOSTILE_STYLE =
  'h2{color:#4338CA}</style><script>alert(4)</script><style>' +
  '@import url(https://example.net/x.css);*{background:url(https://example.net/pixel)}body{display:none}';

const otps: readonly Preset[] = [
  fault(
    'otpWrongTwice',
    'The right code is taken for a wrong one, twice.',
    { kind: 'otpWrong' },
    { times: 2 },
  ),
  fault('otpExpired', 'The right code has expired when it is typed.', { kind: 'otpExpired' }),
];

const renewals: readonly Preset[] = [
  fault(
    'renewalTooEarlyOnOnePack',
    `One pack of a renewal fails with 1087, ‘${TOO_EARLY}’; the others are renewed.`,
    { kind: 'renewalFails', productid: '', error: TOO_EARLY },
    { call: 'renew' },
  ),
  fault(
    'renewalVoucherClosedOnOnePack',
    `One pack of a renewal fails with 1087, ‘${VOUCHER_CLOSED}’; the others are renewed.`,
    { kind: 'renewalFails', productid: '', error: VOUCHER_CLOSED },
    { call: 'renew' },
  ),
];

const packs: readonly Preset[] = [
  fault(
    'packsFailed',
    'The first two packs of the list have failed with 1087 and its two messages.',
    { kind: 'packsFail', errors: [TOO_EARLY, VOUCHER_CLOSED] },
    { call: 'activePacks', times: null },
  ),
];

const pendingCard = (name: string, says: string, ends: 'PAID' | 'FAILED') =>
  fault(
    name,
    says,
    ({ milliseconds = 20_000 }) => ({ kind: 'cardPending', milliseconds, status: ends }),
    { call: 'card' },
  );

const upi = (name: string, says: string, ends: 'PAID' | 'FAILED') =>
  fault(name, says, ({ milliseconds = 40_000 }) => ({
    kind: 'upiAnswers',
    milliseconds,
    status: ends,
  }));

const providers: readonly Preset[] = [
  pendingCard(
    'cardPendingThenApproved',
    'The bank says pending and approves 20 seconds later.',
    'PAID',
  ),
  pendingCard(
    'cardPendingThenDeclined',
    'The bank says pending and declines 20 seconds later.',
    'FAILED',
  ),
  upi('upiApprovedLater', 'The payer approves the next UPI request after 40 seconds.', 'PAID'),
  upi('upiDeclinedLater', 'The payer declines the next UPI request after 40 seconds.', 'FAILED'),
  instalment(
    'instalmentNotEligible',
    'The instalment provider does not know this customer.',
    'LP_USER_INELIGIBLE',
    'instalmentEligibility',
  ),
  instalment(
    'instalmentOverLimit',
    'The amount is over the customer’s limit with the provider.',
    'LP_EXCEEDS_USER_MAX_TXN_LIMIT',
    'instalmentEligibility',
  ),
  instalment(
    'instalmentOverdue',
    'An earlier bill with the provider is overdue.',
    'LP_BILL_OVER_DUES',
    'instalmentEligibility',
  ),
  instalment(
    'instalmentAlreadyPaid',
    'The provider says that this has been paid already.',
    'LP_SUCCESS_TXN_EXISTS',
    'instalmentPay',
  ),
  instalment(
    'instalmentExpired',
    'The payment has taken too long for the provider.',
    'LP_TXN_EXPIRED',
    'instalmentPay',
  ),
];

const surroundings: readonly Preset[] = [
  {
    name: 'maintenanceOn',
    says: 'Maintenance is on, with the operator’s own page.',
    faults: () => [],
    maintenance: {
      maintenance: 'ON',
      header: 'We are working on our systems',
      content: '<p>We are back at <strong>6 in the morning</strong>. Your channels play on.</p>',
      style: 'p { font-size: 1.1em }',
    },
  },
  {
    name: 'maintenanceHostile',
    says: 'Maintenance is on, and its page contains scripts.',
    faults: () => [],
    maintenance: {
      maintenance: 'ON',
      header: '<script>alert(0)</script>Maintenance',
      image: 'javascript:alert(5)',
      content: HOSTILE_CONTENT,
      style: HOSTILE_STYLE,
    },
  },
  {
    name: 'maintenanceOff',
    says: 'Maintenance is over.',
    faults: () => [],
    maintenance: { maintenance: 'OFF' },
  },
  {
    name: 'hostileLinks',
    says: 'Banners and alerts carry scripts and links that must never open.',
    faults: () => [],
    hostile: true,
  },
];

/** The kind of operator stays until another is chosen, even when all scenarios are cleared. */
const operators: readonly Preset[] = [
  {
    name: 'keysHonoured',
    says: 'The operator honours Idempotency-Key: a write sent twice is carried out once.',
    faults: () => [],
    idempotency: 'honours',
  },
  {
    name: 'keysIgnored',
    says: 'The operator ignores Idempotency-Key: every copy of a write is carried out.',
    faults: () => [],
    idempotency: 'ignores',
  },
  {
    name: 'keysStrict',
    says: 'The operator is strict: 409 while a write is in progress, 422 for its key with another body.',
    faults: () => [],
    idempotency: 'strict',
  },
];

/** All scenarios, each with the sentence that the console shows. */
export const PRESETS: readonly Preset[] = [
  ...otps,
  ...renewals,
  ...packs,
  ...network,
  ...sessions,
  ...broken,
  ...providers,
  ...surroundings,
  ...operators,
];
