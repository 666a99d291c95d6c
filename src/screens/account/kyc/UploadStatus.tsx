import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { loadDocuments, selectUploadState, uploadDocument } from '../../../../store/account/kyc';
import type { Failure } from '../../../../store/core/failure';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFailure, useFailurePlace, useIsRunning } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { color, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { FailureAlert, OutcomeCause, OutcomeUnknown } from '../../writes/OutcomeUnknown';
import { kycText } from '../account.text';
import { bytesText } from './fileFacts';

/** The milliseconds after which the text says that the upload is still running. */
const SLOW_AFTER = 15_000;

const ProgressLayout = styled.div`
  display: grid;
  gap: ${space.s};
  p {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
  progress {
    width: 100%;
    accent-color: ${color.brand};
  }
`;

interface UploadStatusProps {
  /** Whether the page still has the chosen file and can send it again. */
  readonly hasChosen: boolean;
}

/** The progress and the result of an upload. `fetch` does not report how much was sent, so there is no percentage. */
export const UploadStatus = ({ hasChosen }: UploadStatusProps) => {
  const t = useText(kycText);
  useFailurePlace(uploadDocument);
  const sending = useAppSelector(selectUploadState);
  switch (sending.step) {
    case 'idle':
      return null;
    case 'sending':
      return (
        <UploadProgress first={t.sending(bytesText(sending.pending.size))} later={t.stillSending} />
      );
    case 'checking':
      return <UploadProgress first={t.checking} later={t.checking} />;
    case 'sent':
      return (
        <Alert tone="ok" live>
          {sending.message || t.sent}
        </Alert>
      );
    case 'found':
      return (
        <Alert tone="ok" live>
          {sending.stopped ? t.foundStopped : t.found}
        </Alert>
      );
    case 'missing':
      return (
        <Alert tone={sending.stopped ? 'info' : 'warn'} live>
          {sending.failure && <OutcomeCause failure={sending.failure} />}
          {sending.stopped ? t.missingStopped : hasChosen ? t.missing : t.missingGone}
        </Alert>
      );
    case 'unanswered':
      return <UploadUnknown failure={sending.failure ?? null} />;
    case 'failed':
      return <FailureAlert failure={sending.failure} />;
  }
};

const UploadUnknown = ({ failure }: { readonly failure: Failure | null }) => {
  const t = useText(kycText);
  const dispatch = useAppDispatch();
  const isBusy = useIsRunning(loadDocuments);
  const listFailure = useFailure(loadDocuments);
  return (
    <>
      <OutcomeUnknown
        failure={failure}
        action={
          <Button tone="ghost" busy={isBusy} onClick={() => dispatch(loadDocuments.requested())}>
            {t.checkList}
          </Button>
        }
      >
        {t.unanswered}
      </OutcomeUnknown>
      {listFailure && <FailureAlert failure={listFailure} />}
    </>
  );
};

interface UploadProgressProps {
  readonly first: string;
  readonly later: string;
}

const UploadProgress = ({ first, later }: UploadProgressProps) => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, []);
  const sentence = isLong ? later : first;
  return (
    <ProgressLayout>
      <progress aria-label={sentence} />
      <p role="status">{sentence}</p>
    </ProgressLayout>
  );
};
