import { useEffect, useRef, useState } from 'react';
import type { Subscriber } from '../../../../store/wire/entities/account/subscriber';
import type { Failure } from '../../../../store/core/failure';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import {
  profileDetailsOf,
  editBegun,
  selectEditDetails,
  updateSubscriber,
} from '../../../../store/account/profile';
import { useFocusRescue } from '../../../app/hooks/useFocusRescue';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/forms/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { Section } from '../../../ui/layout/Section';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';

import { FactList } from '../../../ui/data/FactList';
import { LazyEditDetails } from './lazyForms';
import { profileText } from './profile.text';

type Note = 'saved' | 'unchanged';

interface DetailsSectionProps {
  readonly of: Subscriber;
}

/** What the subscriber may change, read or edited in the same place. */
export const DetailsSection = ({ of: subscriber }: DetailsSectionProps) => {
  const t = useText(profileText);
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectEditDetails);
  const failure = useAppSelector((state) => selectFailure(state, updateSubscriber));
  const [former, setFormer] = useState<Failure | null>(null);
  const [note, setNote] = useNote();
  const change = useFocusRescue<HTMLButtonElement>(draft === null);
  const now = profileDetailsOf(subscriber);

  const begin = () => {
    setNote(null);
    setFormer(failure);
    dispatch(editBegun(now));
  };
  if (draft)
    return (
      <Section title={t.editDetails}>
        <LazyEditDetails
          draft={draft}
          now={now}
          former={former}
          onUnchanged={() => setNote('unchanged')}
        />
      </Section>
    );
  return (
    <Section
      title={t.details}
      actions={
        <Button ref={change} tone="ghost" onClick={begin}>
          {t.edit}
        </Button>
      }
    >
      {note && (
        <Alert tone={note === 'saved' ? 'ok' : 'info'} live>
          {t[note]}
        </Alert>
      )}
      <FactList
        facts={[
          [t.name, [now.firstname, now.surname].filter(Boolean).join(' ')],
          [t.mobile, now.mobileno],
          [t.email, now.email],
        ]}
      />
    </Section>
  );
};

/** What came of the last edit on this visit; one of an earlier visit is no news. */
const useNote = () => {
  const [note, setNote] = useState<Note | null>(null);
  const status = useAppSelector((state) => selectStatus(state, updateSubscriber));
  const hasRun = useRef(false);
  useEffect(() => {
    if (status === 'succeeded' && hasRun.current) setNote('saved');
    hasRun.current = status === 'running';
  }, [status]);
  return [note, setNote] as const;
};
