import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapiDocument } from './openapi';

/** `npm run openapi`: writes the contract beside package.json. */
const target = join(__dirname, '..', '..', '..', 'openapi.json');
writeFileSync(target, `${JSON.stringify(openapiDocument(), null, 2)}\n`);
console.log('openapi.json written');
