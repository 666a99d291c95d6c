import type { Idempotency } from './transport/idempotency';
import { REALTIME } from './transport/realtime';

/** The configuration block of a demo: everything that the stand-in can answer is switched on. */
export const demoConfiguration = {
  server: 'test',
  operator: { name: 'Selfcare', phone: '1800 000 4417', email: 'care@example.com' },
  realtime: REALTIME,
};

/** The same, and true about how this operator treats `Idempotency-Key`. */
export const demoConfigurationFor = (idempotency: Idempotency): object => ({
  ...demoConfiguration,
  idempotency: idempotency === 'honours' ? 'honoured' : 'unknown',
});
