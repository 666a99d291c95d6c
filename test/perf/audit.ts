import { runLighthouse } from '../lighthouse/runLighthouse';

/** Lighthouse's own figures for a simulated slow phone, in milliseconds; `shift` is the cumulative layout shift. */
export interface Audit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
}

/** An audit is tried up to this many times, because on a busy machine Lighthouse sometimes sees no frame at all. */
const ATTEMPTS = 3;

export const audit = async (address: string, port: number): Promise<Audit> => {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await auditOnce(address, port);
    } catch {
      // Tries again; only the error of the last attempt is thrown.
    }
  }
  return auditOnce(address, port);
};

const auditOnce = async (address: string, port: number): Promise<Audit> => {
  const { audits } = await runLighthouse(address, {
    port,
    onlyAudits: [
      'first-contentful-paint',
      'largest-contentful-paint',
      'total-blocking-time',
      'cumulative-layout-shift',
    ],
  });
  const value = (name: string): number => {
    const measured = audits[name]?.numericValue;
    if (measured === undefined) throw new Error(`Lighthouse did not measure ${name}`);
    return measured;
  };
  return {
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
};
