/** A claim of a page about the payment, with what the operator's books held at that moment. */
export interface PageClaim {
  readonly says: 'paid' | 'notPaid';
  readonly where: string;
  /** How often had been charged by then. */
  readonly charged: number;
}

/** What was observed in one cell. */
export interface Observation {
  /** What the page showed last; `lost` when it showed nothing of a payment that was begun. */
  readonly end: 'paid' | 'left' | 'notKnown' | 'lost';
  readonly claims: readonly PageClaim[];
  /** Amounts in paise that the operator took, each for itself. */
  readonly charges: readonly number[];
  /** What was to be paid, in paise. */
  readonly price: number;
  /** What the account holds, in paise, against what it ought to hold by what was charged. */
  readonly balance: { readonly is: number; readonly ought: number };
  /** What was bought has arrived, as the operator has it. */
  readonly isDelivered: boolean;
  /** Payments of which the operator itself knows no end yet. */
  readonly pending: number;
  /** Amounts in paise that the operator took from anyone else. */
  readonly others: readonly number[];
  /** Something that had been begun and was not offered where the subscriber looked for it. */
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

/** More than one charge, or money that does not add up to the paisa with what was bought. */
const moneyFaults = ({
  charges,
  price,
  balance,
  isDelivered,
  others,
}: Observation): readonly string[] => [
  ...others.map((one) => `charged ${one} to another account`),
  ...(charges.length > 1 ? [`charged ${charges.length} times`] : []),
  ...charges.filter((one) => one !== price).map((one) => `charged ${one} instead of ${price}`),
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

const untruthsIn = ({ end, claims, charges, pending }: Observation): readonly string[] => [
  ...claims
    .filter(({ says, charged }) => (says === 'paid') !== charged > 0)
    .map(
      ({ says, where, charged }) =>
        `${where} says ${says === 'paid' ? 'paid' : 'not paid'} with ${charged} charged`,
    ),
  ...(end === 'paid' && charges.length === 0 ? ['ends as paid with nothing charged'] : []),
  ...(end === 'left' && charges.length > 0 ? ['ends as not paid with money taken'] : []),
  ...(end === 'notKnown' && pending === 0 ? ['ends as not known, though the operator knows'] : []),
];

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
