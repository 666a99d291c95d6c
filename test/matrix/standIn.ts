import { createOperator, type Operator } from '../operator/operator';
import { makeCertificate } from '../run/certificate';
import { type Protocol, PROTOCOLS } from '../run/cuttableServer';
import { type CuttingProxy, openCuttingProxy } from './cuttingProxy';
import type { MatrixStandIn } from './method';

/**
 * The operator of the matrix, which can be reached by each protocol. The proxies in front of it pass everything on
 * until they are told to cut a connection.
 */
export interface MatrixOperator {
  readonly over: (protocol?: Protocol) => MatrixStandIn;
  /** All addresses at which a browser can reach it. */
  readonly origins: readonly string[];
  readonly close: () => Promise<void>;
}

export const openMatrixOperator = async (dist: string): Promise<MatrixOperator> => {
  let passed = 0;
  const operator = await createOperator({
    database: ':memory:',
    dist,
    now: () => Date.now() + passed,
    configurationFor: (idempotency) => ({
      server: 'production',
      operator: { name: 'Selfcare' },
      idempotency: idempotency === 'honours' ? 'honoured' : 'unknown',
    }),
  });
  const keys = watchKeys(operator);
  const listening = await operator.app.listen({ port: 0, host: 'localhost' });
  const address = listening.replace('127.0.0.1', 'localhost');
  const certificate = await makeCertificate();
  const proxies: Partial<Record<Protocol, CuttingProxy>> = {};
  for (const protocolName of PROTOCOLS)
    proxies[protocolName] = await openCuttingProxy(protocolName, address, certificate);
  return {
    over: (protocol) => {
      const proxy = protocol && proxies[protocol];
      return {
        ...operator,
        ...keys,
        address: proxy?.address ?? address,
        passes: (milliseconds) => void (passed += milliseconds),
        cutNext: proxy?.cutNext ?? (() => Promise.reject(new Error('No proxy can cut here.'))),
      };
    },
    origins: [address, ...Object.values(proxies).map((front) => front.address)],
    close: async () => {
      for (const front of Object.values(proxies)) front.close();
      await operator.close();
    },
  };
};

/**
 * Records the keys that have come. A strict operator differs from one that ignores keys only when a key comes
 * twice.
 */
const watchKeys = (operator: Operator): Pick<MatrixStandIn, 'hasKeyComeTwice' | 'reset'> => {
  const come = new Set<unknown>();
  let isTwice = false;
  operator.app.addHook('onRequest', async ({ headers }) => {
    const key = headers['idempotency-key'];
    isTwice ||= key !== undefined && come.has(key);
    if (key !== undefined) come.add(key);
  });
  return {
    hasKeyComeTwice: () => isTwice,
    reset: () => {
      come.clear();
      isTwice = false;
      operator.reset();
    },
  };
};
