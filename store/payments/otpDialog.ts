/** The payments of the state; undefined until the domain has been loaded. */
interface PaymentsOrPlaceholder {
  readonly payments: { readonly otpDialog?: string } | undefined;
}

/**
 * Whether the OTP dialog is open on this page. The frame of every page uses this selector, so this file must not import
 * the payments slice, which is loaded later with the first screen that needs it.
 */
export const selectIsOtpDialogOpen = ({ payments }: PaymentsOrPlaceholder): boolean =>
  (payments?.otpDialog ?? '') !== '';
