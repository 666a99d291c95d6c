import { answeredStatus, type BlockCode, type Failure } from '../../store/core/failure';

/** Carries a `Failure` through `throw` to `runFlow`, which ends the flow with this failure. */
export class FailureError extends Error {
  constructor(
    readonly failure: Failure,
    /** Whether the server answered with a web page, as some servers do after the end of the session. */
    readonly isWebPage = false,
  ) {
    super(failure.kind);
    this.name = 'FailureError';
  }
}

/** The failure of an action that the portal itself blocks. */
export const blockedBy = (code: BlockCode): FailureError =>
  new FailureError({ kind: 'blocked', code });

/**
 * The failure that a flow ends with. Any error other than a FailureError is a defect of the portal and is reported as
 * one.
 */
export const toFailure = (error: unknown): Failure => {
  if (error instanceof FailureError) return error.failure;
  reportDefect(error);
  return { kind: 'defect' };
};

/** Writes a defect to the console, so that it is not taken for a fault of the network. */
export const reportDefect = (error: unknown): void => console.error('Defect:', error);

export const isAnsweredWith = (error: unknown, status: number): boolean =>
  error instanceof FailureError && answeredStatus(error.failure) === status;

export const isWebPage = (error: unknown): boolean =>
  error instanceof FailureError && error.isWebPage;

export const isUnreachable = (error: unknown): boolean =>
  error instanceof FailureError && error.failure.kind === 'unreachable';
