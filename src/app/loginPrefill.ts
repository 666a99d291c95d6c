import type { Credentials } from '../../store/identity/session';

type Fill = (credentials: Credentials) => void;

/**
 * Lets the sagas prefill the login form with a remembered password, which passes through no state and no
 * event. The form attaches itself while it is mounted; without one nothing is filled in.
 */
export const createLoginPrefill = () => {
  let form: Fill | null = null;
  return {
    /** Answers how to detach the form again. */
    attach: (fill: Fill): (() => void) => {
      form = fill;
      return () => {
        if (form === fill) form = null;
      };
    },
    fill: (credentials: Credentials): void => form?.(credentials),
  };
};

export type LoginPrefill = ReturnType<typeof createLoginPrefill>;
