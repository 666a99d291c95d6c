import { useEffect, useRef, useState } from 'react';
import {
  changePassword,
  editBegun,
  profileDetailsOf,
  selectEditDetails,
  selectLastSaving,
  updateSubscriber,
} from '../../../../store/account/profile';
import type { Failure } from '../../../../store/core/failure';
import { fullNameOf } from '../../../../store/core/values/fullName';
import type { Subscriber } from '../../../../store/wire/entities/account/subscriber';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFailure, useStatus } from '../../../app/hooks/useFlow';
import { useFocusRescue } from '../../../app/hooks/useFocusRescue';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { tryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { FactList } from '../../../ui/data/FactList';
import { Alert } from '../../../ui/feedback/Alert';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { FormActions } from '../../../ui/forms/FormActions';
import { Section } from '../../../ui/layout/Section';
import { SoftText } from '../../../ui/layout/Text';
import { EarlierWrite } from '../../writes/OutcomeUnknown';
import { profileText } from '../account.text';

/** The screen preloads both forms after it is shown, so that they open without a wait. */
const EditDetails = lazyPart({
  id: 'profile-edit',
  load: async () =>
    (await import(/* webpackChunkName: "profile-forms" */ './EditDetails')).EditDetails,
});
const PasswordForm = lazyPart({
  id: 'profile-password',
  load: async () =>
    (await import(/* webpackChunkName: "profile-forms" */ './PasswordForm')).PasswordForm,
});

export const preloadForms = (): void => {
  EditDetails.preload();
  PasswordForm.preload();
};

type Note = 'saved' | 'unchanged';

interface DetailsSectionProps {
  readonly subscriber: Subscriber;
}

/** The details that the subscriber can change, shown or edited in the same place. */
export const DetailsSection = ({ subscriber }: DetailsSectionProps) => {
  const t = useText(profileText);
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectEditDetails);
  const failure = useFailure(updateSubscriber);
  const [earlierFailure, setEarlierFailure] = useState<Failure | null>(null);
  const [note, setNote] = useNote();
  const editButton = useFocusRescue<HTMLButtonElement>(draft === null);
  const saved = profileDetailsOf(subscriber);

  const begin = () => {
    setNote(null);
    setEarlierFailure(failure);
    dispatch(editBegun(saved));
  };
  if (draft)
    return (
      <Section title={t.editDetails}>
        <EditDetails
          failed={tryAgain}
          skeleton={<SkeletonLines count={6} />}
          username={subscriber.username}
          draft={draft}
          saved={saved}
          earlierFailure={earlierFailure}
          onUnchanged={() => setNote('unchanged')}
        />
      </Section>
    );
  return (
    <Section
      title={t.details}
      actions={
        <Button ref={editButton} tone="ghost" onClick={begin}>
          {t.edit}
        </Button>
      }
    >
      <EarlierWrite call="updateSubscriber" acknowledgeLabel={t.earlierSeen}>
        {t.earlier}
      </EarlierWrite>
      {note && (
        <Alert tone={note === 'saved' ? 'ok' : 'info'} live>
          {t[note]}
        </Alert>
      )}
      <FactList
        facts={[
          [t.name, fullNameOf(saved)],
          [t.mobile, saved.mobileno],
          [t.email, saved.email],
        ]}
      />
    </Section>
  );
};

/** The result of the last edit since this screen was opened. */
const useNote = () => {
  const [note, setNote] = useState<Note | null>(null);
  const status = useStatus(updateSubscriber);
  const isWhole = useAppSelector(selectLastSaving).unchanged.length === 0;
  const hasRun = useRef(false);
  useEffect(() => {
    if (status === 'succeeded' && hasRun.current && isWhole) setNote('saved');
    hasRun.current = status === 'running';
  }, [status, isWhole]);
  return [note, setNote] as const;
};

interface PasswordSectionProps {
  readonly username: string;
}

export const PasswordSection = ({ username }: PasswordSectionProps) => {
  const t = useText(profileText);
  const [isOpen, setOpen] = useState(false);
  const [isSet, setSet] = useState(false);
  const [earlierFailure, setEarlierFailure] = useState<Failure | null>(null);
  const failure = useFailure(changePassword);
  const openButton = useFocusRescue<HTMLButtonElement>(isOpen);
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
            <SoftText>{t.passwordDescription}</SoftText>
          )}
          <FormActions>
            <Button ref={openButton} tone="ghost" onClick={begin}>
              {t.changePassword}
            </Button>
          </FormActions>
        </>
      )}
    </Section>
  );
};
