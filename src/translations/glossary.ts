/**
 * The words that must be the same on every screen. Each language names them in its `glossary.ts`, with the beginnings
 * of their inflected forms; a test holds every translation to them (test/contract/texts/catalogues.test.ts).
 */
export const GLOSSARY = {
  balance: /\bbalance\b/i,
  pack: /\bpacks?\b/i,
  box: /\bbox(es)?\b/i,
  renew: /\brenew(s|ed|al|als|ing)?\b/i,
  refund: /\brefund(s|ed)?\b/i,
  kyc: /\bKYC\b/,
  otp: /\bOTP\b/,
  channel: /\bchannels?\b/i,
  cart: /\bcart\b/i,
  ticket: /\btickets?\b/i,
  operator: /\boperator(’s)?\b/i,
  payment: /\bpayments?\b/i,
  broadband: /\bbroadband\b/i,
  password: /\bpasswords?\b/i,
  bouquet: /\bbouquets?\b/i,
  connection: /\bconnections?\b/i,
  wallet: /\bwallet\b/i,
  due: /\bdue\b/i,
  /** To put money on the balance; not "top up". */
  addMoney: /\badd(?:s|ed|ing)? money\b|\bmoney (?:you )?added?\b/i,
  /** Only in "Quick recharge"; "Recharge not credited" is a category of tickets. */
  recharge: /\brecharge(?! not credited)/i,
  /** The company that takes or lends the money. */
  provider: /\bprovider(’s)?\b/i,
} as const satisfies Readonly<Record<string, RegExp>>;

/** The forms of each word that a translation may use; one of them stands where English has the word. */
export type Glossary = Readonly<Record<keyof typeof GLOSSARY, readonly string[]>>;
