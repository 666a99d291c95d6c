import { writeFileSync } from 'node:fs';
import { eventCatalogue, EVENTS_FILE } from './eventCatalogue';

/** `npm run tool -- events`: writes the catalogue of events. */
writeFileSync(EVENTS_FILE, eventCatalogue());
console.log('store/EVENTS.md written');
