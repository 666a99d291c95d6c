import { stillness } from './simulatedBrowser';

/** Time that passes only when a walk says so, and a device clock that can be wrong about it. */
export class SimulatedTime {
  private elapsed = 0;
  private readonly pauses: { readonly ends: number; readonly end: (over: true) => void }[] = [];
  /** Milliseconds by which the clock of the device was set forward. */
  skew = 0;

  readonly sinceStart = (): number => this.elapsed;
  readonly now = (): number => START + this.elapsed + this.skew;

  /** Short pauses, as before a read is tried again, end at once. */
  readonly pause = (milliseconds: number): true | Promise<true> =>
    milliseconds <= SHORT ||
    new Promise((end) => this.pauses.push({ ends: this.elapsed + milliseconds, end }));

  /** Lets time pass; every pause that ends meanwhile ends at its own time. */
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

const SHORT = 2_000;
const START = Date.parse('2026-11-22T10:00:00+05:30');
