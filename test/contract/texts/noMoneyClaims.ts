interface NoMoneyClaim {
  readonly words: RegExp;
  /**
   * Whether the words are about the whole payment, up to now: a page that shows them while the books have a charge is
   * untrue (`test/matrix/claims.ts`). The others are about one press, one pack, or a time that is still to come.
   */
  readonly isOfWholePayment: boolean;
}

/** The words that say that no money was taken, or that a payment was not made. */
export const NO_MONEY_CLAIMS: readonly NoMoneyClaim[] = [
  { words: /\bno money was taken\b/i, isOfWholePayment: true },
  { words: /\bnothing was (?:paid|charged)\b/i, isOfWholePayment: true },
  { words: /\bnothing was taken\./i, isOfWholePayment: true },
  // An order takes no money, whatever its payment does.
  { words: /\bno money\b/i, isOfWholePayment: false },
  { words: /\bnothing (?:more )?(?:was|is) (?:taken|paid|charged)\b/i, isOfWholePayment: false },
  { words: /\bnot paid\b/i, isOfWholePayment: false },
  // The state of one attempt in a list of several.
  { words: /^payment failed\b/i, isOfWholePayment: false },
];

/** Other words with the same meaning. No text uses them, so the matrix does not search a page for them. */
export const OTHER_WORDS =
  /\b(?:wasn|weren|hasn|haven)’t (?:been )?(?:taken|paid|charged)\b|\bnot (?:been )?charged\b|\bnothing (?:more )?(?:were|has been) (?:taken|paid|charged)\b/i;

/**
 * The texts that may say so, each with the state that it is shown in. A new text with such words fails until it is put
 * here with its state: one in which the operator has said so, or in which nothing that pays has left the browser.
 */
export const NO_MONEY_STATES: Readonly<Record<string, string>> = {
  // The operator or the provider has said so.
  'paymentStatusText.titles.failed': 'Confirmed as failed, and the provider speaks of no money.',
  'paymentStatusText.failed':
    'Confirmed as failed or cancelled, and the provider speaks of no money.',
  'unfinishedText.steps.failed': 'The attempt has failed by the operator’s answer.',
  'upiText.failed': 'The request never began, or is confirmed as failed without any money.',
  'otpDialogText.over': 'The provider has refused the last OTP and the attempt has failed.',
  'otpDialogText.nothingCharged':
    'The provider has refused the OTP, and the operator’s last status reports no money.',
  'payOfferText.unpaid': 'The operator’s order is unpaid.',
  'payOfferText.lapsed': 'The operator’s order has lapsed unpaid.',
  'resultsText.paidNothing': 'The operator’s results name no pack as renewed.',
  'resultsText.reasons.chargeRefused': 'The operator’s result of this pack: no charge was set up.',
  'resultsText.reasons.other': 'The operator’s result of this pack: it was not renewed.',
  'renewText.nothingPaid': 'The renewal was refused, or was not found by reading.',
  // No request that pays has left the browser, or a press was refused before one did.
  'paymentMethodsText.refused': 'A press was refused before the provider’s page or its OTP.',
  'paymentMethodsText.changed': 'A press was refused before the provider’s page or its OTP.',
  'paymentMethodsText.orderOver': 'A press was refused before the provider’s page or its OTP.',
  'paymentMethodsText.elsewhere': 'The payer was not sent to the page.',
  'paymentMethodsText.reused': 'The payer was not sent to the page.',
  'paymentMethodsText.neverBegan': 'The payment was not begun.',
  'paymentMethodsText.justPaid': 'This press was refused: another one has paid.',
  'paymentMethodsText.nothingMore': 'This press was refused: another one may have paid.',
  'upiRefusalText.notPayable': 'The request was not shown, so it cannot be paid.',
  'upiRefusalText.neverBegan': 'The request was not shown, so it cannot be paid.',
  'otpDialogText.sentTo': 'The OTP was not submitted yet.',
  'otpDialogText.sent': 'The OTP was not submitted yet.',
  'otpDialogText.leaveMeans': 'The OTP was not submitted yet.',
  'otpDialogText.notLeft': 'The OTP was not submitted, and its hold could not be cancelled.',
  'otpDialogText.notSent': 'The OTP did not leave the browser.',
  'ottQuickPayText.price': 'Before the request is made.',
  'shopText.review.lead': 'Before the order: an order takes no money.',
  'payOfferText.lapses': 'Before the order is paid.',
  'writeOutcomeText.findingOutOrder': 'An order for a connection takes no money.',
  // Not about money that was taken.
  'writeOutcomeText.unknownOrder': 'What happens to an order that is not paid.',
};
