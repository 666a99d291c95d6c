import { stillness } from './simulatedBrowser';

/** Time that passes at a walk's word alone, and a clock that can be wrong about it. */
export class SimulatedTime {
  private elapsed = 0;
  private readonly pauses: { readonly ends: number; readonly end: (over: true) => void }[] = [];
  /** Milliseconds by which the clock of the device was set forward. */
  skew = 0;

  readonly sinceStart = (): number => this.elapsed;
  readonly now = (): number => START + this.elapsed + this.skew;

  readonly pause = (milliseconds: number): Promise<true> =>
    new Promise((end) => this.pauses.push({ ends: this.elapsed + milliseconds, end }));

  /** Every pause that ends meanwhile ends at its time. */
  async pass(milliseconds: number): Promise<void> {
    const until = this.elapsed + milliseconds;
    for (;;) {
      const [next] = this.pauses.sort((one, other) => one.ends - other.ends);
      if (!next || next.ends > until) break;
      this.pauses.shift();
      this.elapsed = Math.max(this.elapsed, next.ends);
      next.end(true);
      await stillness();
    }
    this.elapsed = until;
    await stillness();
  }
}

const START = Date.parse('2026-11-22T10:00:00+05:30');
