import { listen } from './listen';
import type { WorkerScope } from './scope';

// A worker's own global; see scope.ts.
listen(globalThis as unknown as WorkerScope);
