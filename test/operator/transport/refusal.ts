/** An intended refusal by the operator. All writes of the call until then are undone. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errorcode?: string,
    /** The whole body, when it is not in the operator's own format. */
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

/** A refusal that uses up a try: the count written until then is kept. */
export class CountedRefusal extends Refusal {}
