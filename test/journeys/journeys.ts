import { guestJourneys } from './guestJourneys';
import { householdJourneys } from './householdJourneys';
import type { Journey } from './journey';
import { moneyJourneys } from './moneyJourneys';

/** What subscribers come for. */
export const journeys: readonly Journey[] = [
  ...moneyJourneys,
  ...householdJourneys,
  ...guestJourneys,
];
