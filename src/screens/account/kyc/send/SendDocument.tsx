import { useEffect, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import {
  outcomeLeft,
  selectSending,
  uploadDocument,
  uploadStopped,
  type DocumentType,
  type Side,
} from '../../../../../store/account/kyc';
import { useFocusRescue } from '../../../../app/hooks/useFocusRescue';
import { useText } from '../../../../text/useText';
import { space } from '../../../../theme/tokens';
import { Button } from '../../../../ui/forms/Button';
import { Select } from '../../../../ui/forms/Select';
import { Section } from '../../../../ui/layout/Section';
import { Card } from '../../../../ui/layout/Card';
import { useAppDispatch, useAppSelector } from '../../../../app/hooks';
import { CHOOSE, FileChoice } from './FileChoice';
import { kycText } from '../kyc.text';
import { LazyPreview, loadPictures } from '../lazyPictures';
import type { Mask } from './mask';
import { Outcome } from '../Outcome';
import { useChosen, type Chosen } from './useChosen';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
  & > * {
    flex: 1 1 8rem;
  }
`;

const Told = styled.div`
  &:empty {
    display: none;
  }
`;

/** Which document this is. */
export interface DocumentKind {
  readonly documenttype: DocumentType;
  readonly side: Side;
}

const TYPES: readonly DocumentType[] = [
  'AADHAAR',
  'PAN',
  'VOTERID',
  'PASSPORT',
  'DRIVINGLICENCE',
  'PHOTO',
];
const SIDES: readonly Side[] = ['FRONT', 'BACK'];
/** Sending has come to an end in which the picture has done its work. */
const DONE = new Set(['sent', 'found']);
const UNDERWAY = new Set(['sending', 'checking']);

interface SendDocumentProps {
  readonly kind: DocumentKind;
  readonly onKind: (kind: DocumentKind) => void;
}

/** Choose, look, cover, send. Whatever fails on the way, the chosen picture stays until it has arrived. */
export const SendDocument = ({ kind, onKind }: SendDocumentProps) => {
  const t = useText(kycText);
  const dispatch = useAppDispatch();
  const { step } = useAppSelector(selectSending);
  const { chosen, trouble, isPreparing, choose, drop, setTrouble } = useChosen();
  const [mask, setMask] = useState<Mask | null>(null);
  const send = useSending();
  const isUnderway = UNDERWAY.has(step);
  const canMask = kind.documenttype === 'AADHAAR';
  const outcome = useOutcome(step, drop);
  // Before the first file is chosen, so that a network lost meanwhile does no harm.
  useEffect(() => void loadPictures().catch(() => undefined), []);

  const pick = (file: File) => {
    dispatch(outcomeLeft());
    setMask(null);
    void choose(file);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isUnderway || isPreparing) return;
    // A picture that cannot be written any more (no memory) has to be chosen again.
    if (chosen)
      return void send(chosen, kind, canMask ? mask : null).catch(() => setTrouble('unreadable'));
    setTrouble('missing');
    document.getElementById(CHOOSE)?.focus();
  };
  return (
    <Card>
      <Section title={t.send}>
        <Form noValidate onSubmit={submit}>
          <Kind kind={kind} onKind={onKind} isLocked={isUnderway} />
          <FileChoice
            hasChosen={chosen !== null}
            trouble={trouble}
            isPreparing={isPreparing}
            isLocked={isUnderway}
            onChoose={pick}
          />
          {chosen && (
            <LazyPreview
              chosen={chosen}
              mask={canMask ? mask : null}
              canMask={canMask}
              isLocked={isUnderway}
              onMask={setMask}
            />
          )}
          <Told ref={outcome} tabIndex={-1}>
            <Outcome hasChosen={chosen !== null} />
          </Told>
          <Actions>
            <Button type="submit" busy={isUnderway}>
              {chosen && AGAIN.has(step) ? t.sendAgain : t.submit}
            </Button>
            {step === 'sending' && (
              <Button tone="ghost" onClick={() => dispatch(uploadStopped())}>
                {t.stop}
              </Button>
            )}
          </Actions>
        </Form>
      </Section>
    </Card>
  );
};

const AGAIN = new Set(['failed', 'missing', 'doubtful']);

/** The picture goes when it has arrived; how it ended is read out, and forgotten when the screen is left. */
const useOutcome = (step: string, drop: () => void) => {
  const dispatch = useAppDispatch();
  const isDone = DONE.has(step);
  useEffect(() => {
    if (isDone) drop();
  }, [isDone, drop]);
  const isOver = step !== 'idle' && !UNDERWAY.has(step);
  useEffect(
    () => () => {
      dispatch(outcomeLeft());
    },
    [dispatch],
  );
  return useFocusRescue<HTMLDivElement>(isOver);
};

/** Sends a picture; the same in every pixel is the same document, and is filed once. */
const useSending = () => {
  const dispatch = useAppDispatch();
  return async (chosen: Chosen, kind: DocumentKind, mask: Mask | null): Promise<void> => {
    const { asJpeg } = await loadPictures();
    const file = chosen.picture && mask ? await asJpeg(chosen.picture, mask) : chosen.file;
    const name = `${kind.documenttype}-${kind.side}.${chosen.picture ? 'jpg' : 'pdf'}`;
    dispatch(
      uploadDocument.requested({
        ...kind,
        // Named by what it shows: the name it had on the device is nobody's business.
        file: new File([file], name.toLowerCase(), { type: file.type }),
      }),
    );
  };
};

interface KindProps extends SendDocumentProps {
  readonly isLocked: boolean;
}

const Kind = ({ kind, onKind, isLocked }: KindProps) => {
  const t = useText(kycText);
  const { documenttype, side } = kind;
  return (
    <>
      <Select
        name="documenttype"
        label={t.type}
        value={documenttype}
        disabled={isLocked}
        options={TYPES.map((value) => ({ value, label: t.types[value] }))}
        onChange={({ currentTarget: { value } }) => {
          const next = TYPES.find((one) => one === value);
          // A photo has no other side.
          if (next) onKind({ documenttype: next, side: next === 'PHOTO' ? 'FRONT' : side });
        }}
      />
      {documenttype !== 'PHOTO' && (
        <Select
          name="side"
          label={t.side}
          value={side}
          disabled={isLocked}
          options={SIDES.map((value) => ({ value, label: t.sideNames[value] }))}
          onChange={({ currentTarget: { value } }) => {
            const next = SIDES.find((one) => one === value);
            if (next) onKind({ documenttype, side: next });
          }}
        />
      )}
    </>
  );
};
