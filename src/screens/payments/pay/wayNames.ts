/** The methods by which an attempt is paid, and the balance, which pays by a call of its own. */
export const ways = ['BALANCE', 'CARD', 'INSTALMENT'] as const;
export type Way = (typeof ways)[number];
