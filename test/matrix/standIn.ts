import { createOperator } from '../operator/operator';
import { makeCertificate } from '../run/certificate';
import { PROTOCOLS, type Protocol } from '../run/cuttableServer';
import { openCuttingProxy, type CuttingProxy } from './cuttingProxy';
import type { MatrixStandIn } from './method';

/** The operator of the matrix, by each protocol. The proxies before it pass everything until they are told to cut. */
export interface MatrixOperator {
  readonly over: (protocol?: Protocol) => MatrixStandIn;
  /** All addresses at which a browser may find it. */
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
  const listening = await operator.app.listen({ port: 0, host: 'localhost' });
  const address = listening.replace('127.0.0.1', 'localhost');
  const certificate = await makeCertificate();
  const proxies: Partial<Record<Protocol, CuttingProxy>> = {};
  for (const one of PROTOCOLS) proxies[one] = await openCuttingProxy(one, address, certificate);
  return {
    over: (protocol) => {
      const proxy = protocol && proxies[protocol];
      return {
        ...operator,
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
