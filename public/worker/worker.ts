import { keepPortal } from './keepPortal';
import { listen } from './listen';
import type { WorkerScope } from './scope';

// The global scope of a service worker; see scope.ts.
const scope = globalThis as unknown as WorkerScope;
listen(scope);
keepPortal(scope);
