import { alerts } from './entities/service/alerts';
import { cpe } from './entities/account/equipment';
import { packs } from './entities/packs/packs';
import { promos } from './entities/packs/promos';

/** What the first screen behind the login reads: comes with it, so that its calls leave at once. */
export const homeAnswers = { activePacks: packs, alerts, cpe, promos };
export type HomeAnswers = typeof homeAnswers;
