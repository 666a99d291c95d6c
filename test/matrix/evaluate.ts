/** A claim of a page about the payment, with the state of the operator's books at that moment. */
export interface PageClaim {
  /** `noSign`: the operator's records show nothing of it so far. */
  readonly says: 'paid' | 'notPaid' | 'noSign';
  readonly where: string;
  /** How often the payer had been charged by then. */
  readonly charged: number;
  /** Who held the amount or the write at that moment, although the books did not show it yet. */
  readonly inHandOf: 'operator' | 'bank' | null;
}

/** What was observed in one cell. */
export interface Observation {
  /** The last result that a page showed; `lost` when no page showed the payment that was begun. */
  readonly end: 'paid' | 'left' | 'notKnown' | 'lost';
  readonly claims: readonly PageClaim[];
  /** The individual amounts, in paise, that the operator took. */
  readonly charges: readonly number[];
  /** What was to be paid, in paise. */
  readonly price: number;
  /** Paise that the operator took beyond the price; 0 except in a trouble that makes it do so. */
  readonly takenTooMuch: number;
  /** Whether the last page shows both the agreed amount and the amount taken. */
  readonly areBothAmountsShown: boolean;
  /** The balance of the account in paise, and what it ought to be after the charges. */
  readonly balance: { readonly is: number; readonly ought: number };
  /** Whether the operator has delivered what was bought. */
  readonly isDelivered: boolean;
  /** How many payments are still unfinished, even for the operator. */
  readonly pending: number;
  /** Amounts in paise that the operator took from anyone else. */
  readonly others: readonly number[];
  /** What a page should have done but did not, a sentence each. */
  readonly missed: readonly string[];
}

export interface Evaluation {
  readonly isChargedTwice: boolean;
  readonly isLost: boolean;
  readonly isUntrue: boolean;
  /** In a few words, for the table. */
  readonly word: string;
  /** What is wrong, a sentence each. */
  readonly reasons: readonly string[];
}

export const evaluate = (seen: Observation): Evaluation => {
  const twice = moneyFaults(seen);
  const lost = lossesIn(seen);
  const untrue = untruthsIn(seen);
  return {
    isChargedTwice: twice.length > 0,
    isLost: lost.length > 0,
    isUntrue: untrue.length > 0,
    word: wordFor(seen),
    reasons: [...twice, ...lost, ...untrue],
  };
};

const NAMES = { paid: 'paid', left: 'left', notKnown: 'not known', lost: 'LOST' } as const;

const wordFor = ({ charges, end }: Observation): string => {
  const count = charges.length === 0 ? 'none' : `${charges.length} charge`;
  return `${count}${charges.length > 1 ? 's' : ''}, ${NAMES[end]}`;
};

/**
 * Reports more than one charge, a charge to another account, and money that does not match the purchase to the paisa.
 */
const moneyFaults = ({
  charges,
  price,
  takenTooMuch,
  balance,
  isDelivered,
  others,
}: Observation): readonly string[] => [
  ...others.map((amount) => `charged ${amount} to another account`),
  ...(charges.length > 1 ? [`charged ${charges.length} times`] : []),
  // No client can prevent an operator from taking more than the price, but the page has to show it.
  ...charges
    .filter((amount) => amount !== price + takenTooMuch)
    .map((amount) => `charged ${amount} instead of ${price + takenTooMuch}`),
  ...(balance.is === balance.ought
    ? []
    : [`the balance is ${balance.is} and ought to be ${balance.ought}`]),
  ...(charges.length > 0 === isDelivered
    ? []
    : [isDelivered ? 'delivered and not charged' : 'charged and not delivered']),
];

const lossesIn = ({ end, missed, charges }: Observation): readonly string[] => [
  ...missed,
  ...(end === 'lost'
    ? [charges.length > 0 ? 'money has moved and no page tells of it' : 'no page tells of an end']
    : []),
];

const untruthsIn = (seen: Observation): readonly string[] => {
  const { end, claims, charges, pending } = seen;
  return [
    ...claims.flatMap(untruthOf),
    ...(isLeftWithoutSign(seen) ? ['says no sign of it so far and never that it was booked'] : []),
    ...(isDifferenceHidden(seen) ? ['more was taken than agreed, and no page shows both'] : []),
    ...(end === 'paid' && charges.length === 0 ? ['ends as paid with nothing charged'] : []),
    ...(end === 'left' && charges.length > 0 ? ['ends as not paid with money taken'] : []),
    ...(end === 'notKnown' && pending === 0
      ? ['ends as not known, though the operator knows']
      : []),
  ];
};

const untruthOf = ({ says, where, charged, inHandOf }: PageClaim): readonly string[] => {
  switch (says) {
    case 'paid':
      return charged > 0 ? [] : [`${where} says paid with ${charged} charged`];
    case 'notPaid':
      if (charged > 0) return [`${where} says not paid with ${charged} charged`];
      return inHandOf === null ? [] : [`${where} says not paid while the ${inHandOf} has it`];
    // This claim is about what was read so far, and the page has to correct it later.
    case 'noSign':
      return [];
  }
};

/** Whether the page last said "no sign of it so far" although the payment was booked in the end. */
const isLeftWithoutSign = ({ claims, charges }: Observation): boolean =>
  charges.length > 0 &&
  claims.findLastIndex(({ says }) => says === 'noSign') >
    claims.findLastIndex(({ says }) => says === 'paid');

const isDifferenceHidden = ({ charges, takenTooMuch, areBothAmountsShown }: Observation): boolean =>
  charges.length > 0 && takenTooMuch > 0 && !areBothAmountsShown;

/** The last line of the table. */
export const summaryOf = (verdicts: readonly Evaluation[]): string => {
  const count = (is: (verdict: Evaluation) => boolean) => verdicts.filter(is).length;
  const cells = verdicts.length;
  const twice = count(({ isChargedTwice }) => isChargedTwice);
  const lost = count(({ isLost }) => isLost);
  const untrue = count(({ isUntrue }) => isUntrue);
  return `${cells} cells, ${twice} charged twice, ${lost} lost, ${untrue} untrue`;
};

export const isGood = ({ isChargedTwice, isLost, isUntrue }: Evaluation): boolean =>
  !isChargedTwice && !isLost && !isUntrue;
