import { useEffect, useRef } from 'react';
import type { Identification } from '../../../../store/identity/identification';
import { selectIdentification } from '../../../../store/identity/otp';
import { EntryFrame } from '../../../app/frame/EntryFrame';
import { LOGIN } from '../../../app/guard';
import { useText } from '../../../text/useText';
import { Steps } from '../../../ui/feedback/Steps';
import { useAppSelector } from '../../../app/hooks';
import { CodeStep } from './code/CodeStep';
import { DoneStep } from './DoneStep';
import { IdentifyStep } from './IdentifyStep';
import { PasswordStep } from './credentials/PasswordStep';
import { RegisterStep } from './credentials/RegisterStep';
import { Way } from './sheets';
import { validateText } from './validate.text';

const STEP_INDEX = { identifying: 0, codeSent: 1, verified: 2, done: 3 } as const;

/** Registration and a forgotten password: one address, whose steps the store knows (specification §2). */
export const ValidateScreen = () => {
  const t = useText(validateText);
  const now = useAppSelector(selectIdentification);
  const purpose = now.claim?.purpose;
  const isTwofold = now.step === 'verified' || now.step === 'done';
  const { title, lead } = isTwofold ? t[now.step][now.claim.purpose] : t[now.step];
  useHeadingFocus(now.step);
  return (
    <EntryFrame title={title} lead={lead}>
      {purpose && now.step !== 'identifying' && (
        <Steps names={t.steps[purpose]} at={STEP_INDEX[now.step]} />
      )}
      <CurrentStep now={now} />
      {now.step !== 'done' && <Way to={LOGIN}>{t.logIn}</Way>}
    </EntryFrame>
  );
};

const CurrentStep = ({ now }: { readonly now: Identification }) => {
  switch (now.step) {
    case 'identifying':
      return <IdentifyStep now={now} />;
    case 'codeSent':
      return <CodeStep now={now} />;
    case 'verified':
      return now.claim.purpose === 'REGISTER' ? (
        <RegisterStep now={now} />
      ) : (
        <PasswordStep now={now} />
      );
    case 'done':
      return <DoneStep now={now} />;
  }
};

/**
 * A step is a screen without an address of its own, so the focus goes to its heading as it would
 * after a navigation. The field for the code takes it by itself.
 */
const useHeadingFocus = (step: Identification['step']): void => {
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step && step !== 'codeSent')
      document.querySelector<HTMLElement>('h1')?.focus();
    last.current = step;
  }, [step]);
};
