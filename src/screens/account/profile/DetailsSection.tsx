import { useEffect, useRef, useState } from 'react';
import {
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
import { tryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { FactList } from '../../../ui/data/FactList';
import { Alert } from '../../../ui/feedback/Alert';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { Section } from '../../../ui/layout/Section';
import { EarlierWrite } from '../../writes/OutcomeUnknown';
import { EditDetails } from './lazyForms';
import { profileText } from './profile.text';

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
