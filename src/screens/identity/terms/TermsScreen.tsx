import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { acceptTerms, logOut } from '../../../../store/identity/session';
import { EntryFrame } from '../../../app/frame/EntryFrame';
import { useText } from '../../../text/useText';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { Checkbox } from '../../../ui/forms/Checkbox';
import { FormLayout } from '../../../ui/forms/FormActions';
import { Alert } from '../../../ui/feedback/Alert';
import { useAppDispatch } from '../../../app/hooks';
import { useFailureMessage, useIsRunning } from '../../../app/hooks/useFlow';
import { termsText } from './terms.text';

const Points = styled.ol`
  display: grid;
  gap: ${space.m};
  padding-left: ${space.xl};
  list-style: decimal;
`;

/** Shown after the login until the subscriber accepts, when the company agreement is NO (specification §3 and §7). */
export const TermsScreen = () => {
  const t = useText(termsText);
  const dispatch = useAppDispatch();
  const [isMissing, setMissing] = useState(false);
  const isBusy = useIsRunning(acceptTerms);
  const failureMessage = useFailureMessage(acceptTerms);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const agreed = new FormData(event.currentTarget).has('agree');
    setMissing(!agreed);
    if (agreed) dispatch(acceptTerms.requested());
  };
  return (
    <EntryFrame title={t.title} lead={t.lead}>
      <Points>
        {t.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Points>
      <FormLayout noValidate onSubmit={submit}>
        {failureMessage && (
          <Alert tone="bad" live>
            {failureMessage}
          </Alert>
        )}
        <Checkbox name="agree" label={t.agree} error={isMissing ? t.mustAgree : undefined} />
        <Button type="submit" wide busy={isBusy}>
          {t.accept}
        </Button>
        <Button tone="ghost" wide onClick={() => dispatch(logOut.requested())}>
          {t.leave}
        </Button>
      </FormLayout>
    </EntryFrame>
  );
};
