import { listen } from './listen';
import type { WorkerScope } from './scope';

// The global scope of a service worker; see scope.ts.
listen(globalThis as unknown as WorkerScope);
