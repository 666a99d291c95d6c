import type { SearchRequest } from '../../sagas/catalogue/optimiser/searchProtocol';
import type { PackMix } from '../../store/catalogue/optimiser/cheapestMix';
import { fewestChanges } from '../../store/catalogue/optimiser/fewestChanges';

/** How the stand-in for the worker behaves. */
export type WorkerBehaviour = 'answers' | 'keepsSilent' | 'cannotStart' | 'doesNotCome' | 'breaks';

interface Heard {
  readonly data?: PackMix;
  readonly message?: string;
}

let behaviour: WorkerBehaviour = 'answers';
let workers: StandInWorker[] = [];

/**
 * A fake of the search worker. A test file needs `jest.mock('…/startWorker', () => jest.requireActual('…/searchWorker'))`.
 */
class StandInWorker {
  readonly asked: SearchRequest[] = [];
  isRunning = true;
  private readonly listeners = new Map<string, (heard: Heard) => void>();

  addEventListener(name: string, hear: (heard: Heard) => void): void {
    this.listeners.set(name, hear);
  }
  postMessage(asked: SearchRequest): void {
    // Throws for data that could not be sent to a worker.
    this.asked.push(structuredClone(asked));
    queueMicrotask(() => this.behave(asked));
  }
  terminate(): void {
    this.isRunning = false;
  }

  private behave({ problem }: SearchRequest): void {
    if (behaviour === 'answers') this.dispatch('message', { data: fewestChanges(problem) });
    if (behaviour === 'doesNotCome') this.dispatch('error', {});
    if (behaviour === 'breaks') this.dispatch('error', { message: 'It broke' });
  }
  private dispatch(name: string, heard: Heard): void {
    if (this.isRunning) this.listeners.get(name)?.(heard);
  }
}

export const startWorker = (): StandInWorker => {
  if (behaviour === 'cannotStart') throw new DOMException('refused', 'SecurityError');
  const worker = new StandInWorker();
  workers.push(worker);
  return worker;
};

/** Sets how workers behave from now on, and forgets the workers started before. */
export const setWorkerBehaviour = (how: WorkerBehaviour): void => {
  behaviour = how;
  workers = [];
};
export const startedWorkers = (): readonly Pick<StandInWorker, 'asked' | 'isRunning'>[] => workers;
