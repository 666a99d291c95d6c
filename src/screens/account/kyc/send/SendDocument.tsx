import { useEffect, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import {
  outcomeLeft,
  selectUploadState,
  uploadDocument,
  uploadStopped,
  type DocumentType,
  type Side,
} from '../../../../../store/account/kyc';
import { randomId } from '../../../../../store/core/randomId';
import { useFocusRescue } from '../../../../app/hooks/useFocusRescue';
import { useText } from '../../../../text/useText';
import { space } from '../../../../theme/tokens';
import { Button } from '../../../../ui/forms/Button';
import { Select } from '../../../../ui/forms/Select';
import { Section } from '../../../../ui/layout/Section';
import { Card } from '../../../../ui/layout/Card';
import { useAppDispatch, useAppSelector } from '../../../../app/hooks';
import { CHOOSE_FILE_ID, FileChoice } from './FileChoice';
import { kycText } from '../kyc.text';
import { LazyPreview, loadPictures } from '../lazyPictures';
import type { Mask } from './mask';
import { UploadStatus } from '../UploadStatus';
import { useChosenFile, type ChosenFile } from './useChosenFile';

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

const StatusRegion = styled.div`
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
const ARRIVED_STEPS = new Set(['sent', 'found']);
const RUNNING_STEPS = new Set(['sending', 'checking']);

interface SendDocumentProps {
  readonly kind: DocumentKind;
  readonly onKind: (kind: DocumentKind) => void;
}

/** Choose, look, cover, send. Whatever fails on the way, the chosen picture stays until it has arrived. */
export const SendDocument = ({ kind, onKind }: SendDocumentProps) => {
  const t = useText(kycText);
  const dispatch = useAppDispatch();
  const { step } = useAppSelector(selectUploadState);
  const { chosen, trouble, isPreparing, choose, drop, setTrouble } = useChosenFile();
  const [mask, setMask] = useState<Mask | null>(null);
  const send = useSendDocument();
  const isUnderway = RUNNING_STEPS.has(step);
  const canMask = kind.documenttype === 'AADHAAR';
  const outcome = useUploadEnd(step, drop);
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
    document.getElementById(CHOOSE_FILE_ID)?.focus();
  };
  return (
    <Card>
      <Section title={t.send}>
        <Form noValidate onSubmit={submit}>
          <DocumentKindFields kind={kind} onKind={onKind} isLocked={isUnderway} />
          <FileChoice
            hasChosen={chosen !== null}
            problem={trouble}
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
          <StatusRegion ref={outcome} tabIndex={-1}>
            <UploadStatus hasChosen={chosen !== null} />
          </StatusRegion>
          <Actions>
            <Button type="submit" busy={isUnderway}>
              {chosen && REPEATABLE_STEPS.has(step) ? t.sendAgain : t.submit}
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

const REPEATABLE_STEPS = new Set(['failed', 'missing', 'doubtful']);

/** The picture goes when it has arrived; how it ended is read out, and forgotten when the screen is left. */
const useUploadEnd = (step: string, drop: () => void) => {
  const dispatch = useAppDispatch();
  const isDone = ARRIVED_STEPS.has(step);
  useEffect(() => {
    if (isDone) drop();
  }, [isDone, drop]);
  const isOver = step !== 'idle' && !RUNNING_STEPS.has(step);
  useEffect(
    () => () => {
      dispatch(outcomeLeft());
    },
    [dispatch],
  );
  return useFocusRescue<HTMLDivElement>(isOver);
};

/** Sends a picture, under the same key for as long as it is the same in every pixel. */
const useSendDocument = () => {
  const dispatch = useAppDispatch();
  const intent = useRef({ of: '', key: '' });
  return async (chosen: ChosenFile, kind: DocumentKind, mask: Mask | null): Promise<void> => {
    const { toJpeg } = await loadPictures();
    const file = chosen.picture && mask ? await toJpeg(chosen.picture, mask) : chosen.file;
    const of = JSON.stringify([chosen.id, kind, mask]);
    if (intent.current.of !== of) intent.current = { of, key: randomId() };
    const name = `${kind.documenttype}-${kind.side}.${chosen.picture ? 'jpg' : 'pdf'}`;
    dispatch(
      uploadDocument.requested({
        ...kind,
        // Named by what it shows: the name it had on the device is nobody's business.
        file: new File([file], name.toLowerCase(), { type: file.type }),
        intent: intent.current.key,
      }),
    );
  };
};

interface DocumentKindFieldsProps extends SendDocumentProps {
  readonly isLocked: boolean;
}

const DocumentKindFields = ({ kind, onKind, isLocked }: DocumentKindFieldsProps) => {
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
