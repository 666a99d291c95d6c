import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { loadDocuments, selectSending, type Sending } from '../../../../store/account/kyc';
import { sentenceOf } from '../../../../store/core/messages';
import { translateMessage } from '../../../text/translateMessage';
import { useLanguage, useText } from '../../../text/useText';
import { color, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/forms/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { bytesText } from './send/bytesText';
import { OutcomeUnknown } from '../../writes/OutcomeUnknown';
import { kycText } from './kyc.text';

/** After so long somebody who waits wants to hear that it still goes on (milliseconds). */
const LONG = 15_000;

const Way = styled.div`
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

interface OutcomeProps {
  /** The picture is still here and can be sent again as it is. */
  readonly hasChosen: boolean;
}

/** How it goes with the document on its way. A browser does not say how much has left, so neither do we. */
export const Outcome = ({ hasChosen }: OutcomeProps) => {
  const t = useText(kycText);
  const language = useLanguage();
  const sending = useAppSelector(selectSending);
  switch (sending.step) {
    case 'idle':
      return null;
    case 'sending':
      return <Underway first={t.sending(bytesText(sending.pending.size))} later={t.still} />;
    case 'checking':
      return <Underway first={t.checking} later={t.checking} />;
    case 'sent':
      return <Told tone="ok">{sending.message || t.sent}</Told>;
    case 'found':
      return <Told tone="ok">{sending.stopped ? t.foundStopped : t.found}</Told>;
    case 'missing':
      return <Told tone={sending.stopped ? 'info' : 'warn'}>{missing(t, sending, hasChosen)}</Told>;
    case 'doubtful':
      return <Doubt />;
    case 'failed':
      return <Told tone="bad">{translateMessage(sentenceOf(sending.failure), language)}</Told>;
  }
};

type Texts = (typeof kycText)['en'];

const missing = (t: Texts, { stopped }: Extract<Sending, { stopped: boolean }>, has: boolean) => {
  if (stopped) return t.missingStopped;
  return has ? t.missing : t.missingGone;
};

interface ToldProps {
  readonly tone: 'ok' | 'info' | 'warn' | 'bad';
  readonly children: string;
}

const Told = ({ tone, children }: ToldProps) => (
  <Alert tone={tone} live>
    {children}
  </Alert>
);

const Doubt = () => {
  const t = useText(kycText);
  const dispatch = useAppDispatch();
  return (
    <OutcomeUnknown
      action={
        <Button tone="ghost" onClick={() => dispatch(loadDocuments.requested())}>
          {t.look}
        </Button>
      }
    >
      {t.doubtful}
    </OutcomeUnknown>
  );
};

interface UnderwayProps {
  readonly first: string;
  readonly later: string;
}

const Underway = ({ first, later }: UnderwayProps) => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const patience = setTimeout(() => setLong(true), LONG);
    return () => clearTimeout(patience);
  }, []);
  const sentence = isLong ? later : first;
  return (
    <Way>
      <progress aria-label={sentence} />
      <p role="status">{sentence}</p>
    </Way>
  );
};
