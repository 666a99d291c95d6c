import { cpe } from './entities/account/equipment';
import { packs } from './entities/packs/packs';
import { promos } from './entities/packs/promos';
import { alerts } from './entities/service/alerts';

/** The schemas of the answers for Home. They are in the home chunk, so Home does not wait for other schemas. */
export const homeAnswers = { activePacks: packs, alerts, cpe, promos };
export type HomeAnswers = typeof homeAnswers;
