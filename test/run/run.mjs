// The entry of every script of package.json. It runs even before anything is installed, so it is plain Node until
// the packages are there.
import './install/ensureInstalled.mjs';
import { createRequire } from 'node:module';

// From here on TypeScript is loaded directly in this process, so that signals need not be passed on to a second
// process.
await import('tsx');
createRequire(import.meta.url)('./commands/run.ts');
