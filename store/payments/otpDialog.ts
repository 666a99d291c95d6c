/** The payments of the state, or their placeholder until the domain has been loaded. */
interface PaymentsOrPlaceholder {
  readonly payments: { readonly otpDialog?: string } | undefined;
}

/**
 * Whether an OTP is asked for on this page. The frame of every page asks, so this file imports nothing of the
 * payments' slice, which is loaded with the first screen that pays.
 */
export const selectIsOtpDialogOpen = ({ payments }: PaymentsOrPlaceholder): boolean =>
  (payments?.otpDialog ?? '') !== '';
