import { useState } from 'react';
import styled from 'styled-components';
import { changePassword } from '../../../../store/account/profile';
import type { Failure } from '../../../../store/core/failure';
import { useFailure } from '../../../app/hooks/useFlow';
import { useFocusRescue } from '../../../app/hooks/useFocusRescue';
import { tryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { color, size } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { FormActions } from '../../../ui/forms/FormActions';
import { Section } from '../../../ui/layout/Section';
import { PasswordForm } from './lazyForms';
import { profileText } from './profile.text';

const Why = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

interface PasswordSectionProps {
  readonly username: string;
}

export const PasswordSection = ({ username }: PasswordSectionProps) => {
  const t = useText(profileText);
  const [isOpen, setOpen] = useState(false);
  const [isSet, setSet] = useState(false);
  const [earlierFailure, setEarlierFailure] = useState<Failure | null>(null);
  const failure = useFailure(changePassword);
  const open = useFocusRescue<HTMLButtonElement>(isOpen);
  const close = (isDone: boolean) => {
    setOpen(false);
    setSet(isDone);
  };
  const begin = () => {
    setEarlierFailure(failure);
    setSet(false);
    setOpen(true);
  };
  return (
    <Section title={t.password}>
      {isOpen ? (
        <PasswordForm
          failed={tryAgain}
          username={username}
          earlierFailure={earlierFailure}
          onClose={close}
          skeleton={<SkeletonLines />}
        />
      ) : (
        <>
          {isSet ? (
            <Alert tone="ok" live>
              {t.passwordSet}
            </Alert>
          ) : (
            <Why>{t.passwordDescription}</Why>
          )}
          <FormActions>
            <Button ref={open} tone="ghost" onClick={begin}>
              {t.changePassword}
            </Button>
          </FormActions>
        </>
      )}
    </Section>
  );
};
