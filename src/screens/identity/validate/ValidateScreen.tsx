import { useEffect, useRef } from 'react';
import { LOGIN } from '../../../../store/core/paths';
import type { Identification } from '../../../../store/identity/identification';
import { selectIdentification } from '../../../../store/identity/otp';
import { EntryFrame } from '../../../app/frame/EntryFrame';
import { useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { InlineLink } from '../../../ui/layout/InlineLink';
import { Steps } from '../../../ui/layout/Steps';
import { PasswordStep } from './credentials/PasswordStep';
import { RegisterStep } from './credentials/RegisterStep';
import { DoneStep } from './DoneStep';
import { IdentifyStep } from './IdentifyStep';
import { OtpStep } from './otp/OtpStep';
import { validateText } from './validate.text';

const STEP_INDEX = { identifying: 0, codeSent: 1, verified: 2, done: 3 } as const;

/** Registration and password reset share one address; the store knows the step (specification §2). */
export const ValidateScreen = () => {
  const t = useText(validateText);
  const identification = useAppSelector(selectIdentification);
  const purpose = identification.claim?.purpose;
  const isVerified = identification.step === 'verified' || identification.step === 'done';
  const { title, lead } = isVerified
    ? t[identification.step][identification.claim.purpose]
    : t[identification.step];
  useHeadingFocus(identification.step);
  return (
    <EntryFrame title={title} lead={lead}>
      {purpose && identification.step !== 'identifying' && (
        <Steps names={t.steps[purpose]} at={STEP_INDEX[identification.step]} />
      )}
      <CurrentStep identification={identification} />
      {identification.step !== 'done' && <InlineLink to={LOGIN}>{t.logIn}</InlineLink>}
    </EntryFrame>
  );
};

const CurrentStep = ({ identification }: { readonly identification: Identification }) => {
  switch (identification.step) {
    case 'identifying':
      return <IdentifyStep identification={identification} />;
    case 'codeSent':
      return <OtpStep identification={identification} />;
    case 'verified':
      return identification.claim.purpose === 'REGISTER' ? (
        <RegisterStep identification={identification} />
      ) : (
        <PasswordStep identification={identification} />
      );
    case 'done':
      return <DoneStep identification={identification} />;
  }
};

/**
 * Moves the focus to the heading when the step changes, as after a navigation. The code step
 * focuses its field instead.
 */
const useHeadingFocus = (step: Identification['step']): void => {
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step && step !== 'codeSent')
      document.querySelector<HTMLElement>('h1')?.focus();
    last.current = step;
  }, [step]);
};
