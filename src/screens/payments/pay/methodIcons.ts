import type { OfferedMethod } from '../../../../store/payments/methods';

/** A picture for each method, drawn as those of `ui/data/icons.ts`: apart from them, for only a payment shows these. */
export const methodIcons = {
  BALANCE: 'M17 7V5H6a2 2 0 000 4h13a1 1 0 011 1v8a1 1 0 01-1 1H6a2 2 0 01-2-2V7M16 14h.01',
  // UPI comes first on the page that it leads to, and in its name.
  CARD: 'M9 2.5h6a2.5 2.5 0 012.5 2.5v14a2.5 2.5 0 01-2.5 2.5H9A2.5 2.5 0 016.5 19V5A2.5 2.5 0 019 2.5zM9.5 12h5M12.5 9.8l2.2 2.2-2.2 2.2',
  INSTALMENT: 'M12 3a9 9 0 110 18 9 9 0 010-18zM12 7v5l3 2',
} as const satisfies Readonly<Record<OfferedMethod, string>>;
