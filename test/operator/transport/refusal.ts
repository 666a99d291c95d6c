/** A no that the operator says on purpose. Whatever the call has written until then is undone. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errorcode?: string,
    /** The whole body, where it is not the operator's own way of saying no. */
    private readonly passedOn?: Readonly<Record<string, string | number>>,
  ) {
    super(message);
  }

  get body(): Readonly<Record<string, string | number>> {
    if (this.passedOn) return this.passedOn;
    return this.errorcode === undefined
      ? { error: this.message }
      : { error: this.message, errorcode: this.errorcode };
  }
}

/** A no that costs a try: what was counted until then stays counted. */
export class CountedRefusal extends Refusal {}
