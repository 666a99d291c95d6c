import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import {
  editBegun,
  type ProfileDetails,
  profileDetailsOf,
  selectEditDetails,
  selectLastSaving,
  updateSubscriber,
} from '../../../../store/account/profile';
import type { Failure } from '../../../../store/core/failure';
import { KYC } from '../../../../store/core/paths';
import { fullNameOf } from '../../../../store/core/values/fullName';
import type { Subscriber } from '../../../../store/wire/entities/account/subscriber';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useLastFailure, useStatus } from '../../../app/hooks/useFlow';
import { useFocusRescue } from '../../../app/hooks/useFocusRescue';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { tryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { inWords } from '../../../text/words';
import { color, radius, size, space, weight } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { TextButton } from '../../../ui/buttons/TextButton';
import { FactList } from '../../../ui/data/FactList';
import { Icon } from '../../../ui/data/Icon';
import { personIcon } from '../../../ui/data/icons';
import { ReferenceText, TextOrDashes } from '../../../ui/data/TextOrDashes';
import { Alert } from '../../../ui/feedback/Alert';
import { Pill, type PillTone } from '../../../ui/feedback/Pill';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { FormActions } from '../../../ui/forms/FormActions';
import { InlineLink } from '../../../ui/layout/InlineLink';
import { Section } from '../../../ui/layout/Section';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
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

/** These icons are not among the icons of the kit, because the kit's icons are downloaded with Home. */
const phoneIcon =
  'M8 2.5h8a1.5 1.5 0 011.5 1.5v16a1.5 1.5 0 01-1.5 1.5H8A1.5 1.5 0 016.5 20V4A1.5 1.5 0 018 2.5zM11 18h2';
const mailIcon =
  'M4 5h16a1 1 0 011 1v12a1 1 0 01-1 1H4a1 1 0 01-1-1V6a1 1 0 011-1zM3.5 7l8.5 6 8.5-6';

type Note = 'saved' | 'unchanged';

const PersonName = styled.span`
  display: flex;
  align-items: center;
  gap: ${space.m};
  font-size: ${size.title};
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

const Monogram = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 3.25rem;
  height: 3.25rem;
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  background: ${color.deep};
  color: ${color.onDeep};
  font-weight: ${weight.strong};
`;

/** Facts, each on a separate line that begins with its icon or its name. */
const PersonFacts = styled.dl`
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${space.m};
    min-height: 36px;
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  svg {
    display: block;
    color: ${color.inkSoft};
  }
`;

/** The person and what they can change about themselves, shown or edited in the same place. */
export const PersonSection = ({ subscriber }: { readonly subscriber: Subscriber }) => {
  const t = useText(profileText);
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectEditDetails);
  const failure = useLastFailure(updateSubscriber);
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
  const name = fullNameOf(saved);
  return (
    <Section
      title={
        <PersonName>
          <Monogram aria-hidden translate="no">
            {initialsOf(saved) || <Icon path={personIcon} />}
          </Monogram>
          {name || t.details}
        </PersonName>
      }
      actions={
        <TextButton type="button" ref={editButton} onClick={begin}>
          {t.edit}
        </TextButton>
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
      <PersonFacts>
        <div>
          <dt>
            <Icon path={phoneIcon} />
            <VisuallyHidden>{t.mobile}</VisuallyHidden>
          </dt>
          <dd>
            <ReferenceText text={saved.mobileno} />
          </dd>
        </div>
        <div>
          <dt>
            <Icon path={mailIcon} />
            <VisuallyHidden>{t.email}</VisuallyHidden>
          </dt>
          <dd>
            <ReferenceText text={saved.email} />
          </dd>
        </div>
        <div>
          <dt>
            <InlineLink to={KYC}>{t.kyc}</InlineLink>
          </dt>
          <dd>
            <Pill $tone={kycTones[subscriber.kycstatus] ?? 'plain'}>
              <TextOrDashes text={inWords(t.kycStatuses, subscriber.kycstatus)} />
            </Pill>
          </dd>
        </div>
      </PersonFacts>
    </Section>
  );
};

/** The first letter of the first name and of the surname, each with its combining marks. */
const initialsOf = ({ firstname, surname }: ProfileDetails): string =>
  [firstname, surname]
    .map((name) => /\p{L}\p{M}*/u.exec(name)?.[0] ?? '')
    .join('')
    .toUpperCase();

const kycTones: Readonly<Record<string, PillTone>> = {
  MISSING: 'warn',
  PENDING: 'warn',
  VERIFIED: 'ok',
  REJECTED: 'bad',
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

export const LoginSection = ({ username }: { readonly username: string }) => {
  const t = useText(profileText);
  const [form, setForm] = useState<'closed' | 'open' | 'done'>('closed');
  const openButton = useFocusRescue<HTMLButtonElement>(form === 'open');
  return (
    <Section title={t.login}>
      <FactList facts={[[t.username, username]]} />
      {form === 'open' ? (
        <PasswordForm
          failed={tryAgain}
          username={username}
          onClose={(isDone) => setForm(isDone ? 'done' : 'closed')}
          skeleton={<SkeletonLines />}
        />
      ) : (
        <>
          {form === 'done' && (
            <Alert tone="ok" live>
              {t.passwordSet}
            </Alert>
          )}
          <FormActions>
            <Button ref={openButton} tone="ghost" onClick={() => setForm('open')}>
              {t.changePassword}
            </Button>
          </FormActions>
        </>
      )}
    </Section>
  );
};
