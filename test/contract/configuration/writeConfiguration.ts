import { writeFileSync } from 'node:fs';
import { CONFIGURATION_FILE, configurationPage } from './configurationPage';

/** `npm run tool -- configuration`: writes the reference of all that an operator may set. */
writeFileSync(CONFIGURATION_FILE, configurationPage());
console.log('public/CONFIGURATION.md written');
