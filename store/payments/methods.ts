import type { RequestOf } from '../wire/requests/requests';

const FOR_ACCOUNT = [
  'CART',
  'RENEWAL',
  'TOPUP',
  'OFFER',
] as const satisfies readonly RequestOf<'payAsLcoCustomer'>['purpose'][];
/** For these payments the payer gives a mobile, account or box number (`OTT`: mobile only), so no login is needed. */
const FOR_NUMBER = ['INSTANT', 'OTT'] as const;
export const PURPOSES = [...FOR_ACCOUNT, ...FOR_NUMBER] as const;
export type PaymentPurpose = (typeof PURPOSES)[number];

/**
 * Every payment method, in the order in which the portal offers them. When a method is added here, the compiler names
 * each place that lacks it: the rules below, its calls in `sagas/payments/`, its texts and its picture in
 * `src/screens/payments/`, and its row in the payment matrix.
 */
export const PAYMENT_METHODS = ['UPI', 'CARD', 'BALANCE', 'INSTALMENT'] as const;
export type Method = (typeof PAYMENT_METHODS)[number];
/**
 * A method that leads to a provider: a payment by such a method is an attempt in the journal. The state of a payment
 * from the balance is in its pending write (`store/writes/pendingWrites.ts`).
 */
export type ProviderMethod = Exclude<Method, 'BALANCE'>;

/**
 * The method of the attempt when the bill of an account is paid. UPI becomes CARD, because UPI is paid on the card
 * provider's page there.
 */
export const attemptMethodOf = (offered: ProviderMethod): ProviderMethod =>
  offered === 'UPI' ? 'CARD' : offered;

/**
 * A method that this version of the portal does not have. Another version stored the attempt, in another tab or
 * before a deployment was rolled back. The journal keeps the method's name, so that the version with this method
 * can continue the attempt.
 */
export type OtherMethod = `other:${string}`;

interface MethodRules {
  readonly pays: readonly PaymentPurpose[];
  /**
   * The step in which the payer or the provider can complete the payment; null for the balance, which has no such
   * step.
   */
  readonly leadsTo: 'atProvider' | 'awaitingCode' | 'awaitingApp' | null;
}

const RULES: Readonly<Record<Method, MethodRules>> = {
  // Specification §7: the balance pays for carts and renewals.
  BALANCE: { pays: ['CART', 'RENEWAL'], leadsTo: null },
  CARD: { pays: FOR_ACCOUNT, leadsTo: 'atProvider' },
  INSTALMENT: { pays: FOR_ACCOUNT, leadsTo: 'awaitingCode' },
  UPI: { pays: FOR_NUMBER, leadsTo: 'awaitingApp' },
};

export const isProviderMethod = (name: string): name is ProviderMethod =>
  name !== 'BALANCE' && PAYMENT_METHODS.some((candidate) => candidate === name);

/** The method of a name in the journal. A name that is no `ProviderMethod` of this version gets the prefix `other:`. */
export const methodNamed = (written: string): ProviderMethod | OtherMethod => {
  const name = written.replace(/^other:/, '');
  return isProviderMethod(name) ? name : `other:${name}`;
};

export const canPay = (
  method: Method,
  { purpose }: { readonly purpose: PaymentPurpose },
): boolean => RULES[method].pays.includes(purpose);

/** False for a method of another version, because this version does not know the steps of that method. */
export const leadsTo = (
  method: ProviderMethod | OtherMethod,
  step: NonNullable<MethodRules['leadsTo']>,
): boolean => isProviderMethod(method) && RULES[method].leadsTo === step;

export const isForNumber = ({ purpose }: { readonly purpose: PaymentPurpose }): boolean =>
  FOR_NUMBER.some((candidate) => candidate === purpose);
