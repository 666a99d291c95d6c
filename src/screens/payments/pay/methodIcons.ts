import type { OfferedMethod } from '../../../../store/payments/methods';

/** A picture for each method, drawn as those of `ui/data/icons.ts`: apart from them, for only a payment shows these. */
export const methodIcons = {
  BALANCE: 'M17 7V5H6a2 2 0 000 4h13a1 1 0 011 1v8a1 1 0 01-1 1H6a2 2 0 01-2-2V7M16 14h.01',
  CARD: 'M5 5.5h14a2 2 0 012 2v9a2 2 0 01-2 2H5a2 2 0 01-2-2v-9a2 2 0 012-2zM3 10h18M7 15h3',
  INSTALMENT: 'M12 3a9 9 0 110 18 9 9 0 010-18zM12 7v5l3 2',
} as const satisfies Readonly<Record<OfferedMethod, string>>;
