/** The payments of the state, or their placeholder until the domain has been loaded. */
interface PaymentsOrPlaceholder {
  readonly payments: { readonly otpDialog?: string } | undefined;
}

/**
 * Whether the OTP dialog is open on this page. The frame of every page needs to know, so this file imports nothing
 * from the payments' slice, which is loaded with the first screen that pays.
 */
export const selectIsOtpDialogOpen = ({ payments }: PaymentsOrPlaceholder): boolean =>
  (payments?.otpDialog ?? '') !== '';
