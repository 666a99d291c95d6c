// The entry of every script of package.json, also before anything is installed: plain Node until the packages are there.
import './install/ensureInstalled.mjs';
import { createRequire } from 'node:module';

// From here on TypeScript is loaded as it is, in this process and without a second one to pass signals to.
await import('tsx');
createRequire(import.meta.url)('./commands/run.ts');
