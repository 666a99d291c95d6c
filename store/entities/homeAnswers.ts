import { alerts } from './alerts';
import { cpe } from './equipment';
import { packs } from './packs';
import { promos } from './promos';

/** What the first screen behind the login reads: comes with it, so that its calls leave at once. */
export const homeAnswers = { activePacks: packs, alerts, cpe, promos };
export type HomeAnswers = typeof homeAnswers;
