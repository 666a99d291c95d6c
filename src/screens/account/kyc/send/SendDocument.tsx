import { type FormEvent, useEffect, useState } from 'react';
import styled from 'styled-components';
import {
  type DocumentSide,
  type KycDocumentType,
  selectIsUploading,
  selectUploadState,
  uploadDocument,
  uploadOutcomeAcknowledged,
  uploadStopped,
} from '../../../../../store/account/kyc';
import { useAppDispatch, useAppSelector } from '../../../../app/hooks';
import { useFocusRescue } from '../../../../app/hooks/useFocusRescue';
import { tryAgain } from '../../../../app/lazy/TryAgain';
import { useText } from '../../../../text/useText';
import { Button } from '../../../../ui/buttons/Button';
import { fieldId } from '../../../../ui/forms/FieldFrame';
import { FormActions } from '../../../../ui/forms/FormActions';
import { FormLayout } from '../../../../ui/forms/FormLayout';
import { Select } from '../../../../ui/forms/Select';
import { Card } from '../../../../ui/layout/Card';
import { Section } from '../../../../ui/layout/Section';
import { kycText } from '../../account.text';
import { UploadStatus } from '../UploadStatus';
import { CHOOSE_FILE_ID, FileChoice } from './FileChoice';
import type { Mask } from './MaskBox';
import { type ChosenFile, loadPictures, Preview, useChosenFile } from './useChosenFile';

const StatusRegion = styled.div`
  &:empty {
    display: none;
  }
`;

/** The type and the side of a document. */
export interface DocumentKind {
  readonly documenttype: KycDocumentType;
  readonly side: DocumentSide;
}

/** The id of the first field of the form. */
export const DOCUMENT_TYPE_ID = fieldId('documenttype');

const TYPES: readonly KycDocumentType[] = [
  'AADHAAR',
  'PAN',
  'VOTERID',
  'PASSPORT',
  'DRIVINGLICENCE',
  'PHOTO',
];
const SIDES: readonly DocumentSide[] = ['FRONT', 'BACK'];
/** The steps after which the chosen file is no longer needed. */
const ARRIVED_STEPS = new Set(['sent', 'found']);

interface KindProps {
  readonly kind: DocumentKind;
  readonly onKind: (kind: DocumentKind) => void;
}

interface SendDocumentProps extends KindProps {
  readonly sending: SendingDocument;
}

/** The form to choose, preview, mask and send a file. The chosen file is kept until the document has arrived. */
export const SendDocument = ({ kind, onKind, sending: { isSending, send } }: SendDocumentProps) => {
  const t = useText(kycText);
  const dispatch = useAppDispatch();
  const { step } = useAppSelector(selectUploadState);
  const { chosen, problem, isPreparing, choose, clear, setProblem } = useChosenFile();
  const [mask, setMask] = useState<Mask | null>(null);
  const canMask = kind.documenttype === 'AADHAAR';
  const outcome = useUploadEnd(step, clear);
  // The picture code is loaded now, because the network may be lost before a file is chosen.
  useEffect(() => void loadPictures().catch(() => undefined), []);

  const pick = (file: File) => {
    dispatch(uploadOutcomeAcknowledged());
    setMask(null);
    void choose(file);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending || isPreparing) return;
    // A picture that cannot be encoded (out of memory) has to be chosen again.
    if (chosen)
      return void send(chosen, kind, canMask ? mask : null).catch(() => setProblem('unreadable'));
    setProblem('missing');
    document.getElementById(CHOOSE_FILE_ID)?.focus();
  };
  return (
    <Card>
      <Section title={t.send}>
        <FormLayout busy={isSending} noValidate onSubmit={submit}>
          <DocumentKindFields kind={kind} onKind={onKind} />
          <FileChoice
            hasChosen={chosen !== null}
            problem={problem}
            isPreparing={isPreparing}
            onChoose={pick}
          />
          {chosen && (
            <Preview
              failed={tryAgain}
              chosen={chosen}
              mask={canMask ? mask : null}
              canMask={canMask}
              onMask={setMask}
            />
          )}
          <StatusRegion ref={outcome} tabIndex={-1}>
            <UploadStatus hasChosen={chosen !== null} />
          </StatusRegion>
          <FormActions>
            <Button type="submit" busy={isSending || isPreparing}>
              {chosen && REPEATABLE_STEPS.has(step) ? t.sendAgain : t.submit}
            </Button>
            {step === 'sending' && (
              <Button tone="ghost" onClick={() => dispatch(uploadStopped())}>
                {t.stop}
              </Button>
            )}
          </FormActions>
        </FormLayout>
      </Section>
    </Card>
  );
};

const REPEATABLE_STEPS = new Set(['failed', 'missing', 'unanswered']);

/** Clears the file once the document has arrived, focuses the result, and dismisses the result on unmount. */
const useUploadEnd = (step: string, clear: () => void) => {
  const dispatch = useAppDispatch();
  const isUploading = useAppSelector(selectIsUploading);
  const isDone = ARRIVED_STEPS.has(step);
  useEffect(() => {
    if (isDone) clear();
  }, [isDone, clear]);
  const isOver = step !== 'idle' && !isUploading;
  useEffect(
    () => () => {
      dispatch(uploadOutcomeAcknowledged());
    },
    [dispatch],
  );
  return useFocusRescue<HTMLDivElement>(isOver);
};

export interface SendingDocument {
  /** True from the submit until the upload has an outcome. The outcome may be "unknown". */
  readonly isSending: boolean;
  readonly send: (chosen: ChosenFile, kind: DocumentKind, mask: Mask | null) => Promise<void>;
}

/**
 * Draws the mask into the picture and sends the file. Equal pixels give an equal file, so a repeated upload has the
 * same idempotency key and the operator files one document.
 */
export const useSendDocument = (): SendingDocument => {
  const dispatch = useAppDispatch();
  const isUploading = useAppSelector(selectIsUploading);
  const [isDrawing, setDrawing] = useState(false);
  const drawAndSend: SendingDocument['send'] = async (chosen, kind, mask) => {
    const { toJpeg } = await loadPictures();
    const file = chosen.picture && mask ? await toJpeg(chosen.picture, mask) : chosen.file;
    const name = `${kind.documenttype}-${kind.side}.${chosen.picture ? 'jpg' : 'pdf'}`;
    dispatch(
      uploadDocument.requested({
        ...kind,
        // The name tells the document's type and side. The file's name on the device is private and is not sent.
        file: new File([file], name.toLowerCase(), { type: file.type }),
      }),
    );
  };
  return {
    isSending: isDrawing || isUploading,
    send: (...document) => {
      setDrawing(true);
      return drawAndSend(...document).finally(() => setDrawing(false));
    },
  };
};

const DocumentKindFields = ({ kind, onKind }: KindProps) => {
  const t = useText(kycText);
  const { documenttype, side } = kind;
  return (
    <>
      <Select
        name="documenttype"
        label={t.type}
        value={documenttype}
        options={TYPES.map((value) => ({ value, label: t.types[value] }))}
        onChange={({ currentTarget: { value } }) => {
          const next = TYPES.find((type) => type === value);
          // A photo has no other side.
          if (next) onKind({ documenttype: next, side: next === 'PHOTO' ? 'FRONT' : side });
        }}
      />
      {documenttype !== 'PHOTO' && (
        <Select
          name="side"
          label={t.side}
          value={side}
          options={SIDES.map((value) => ({ value, label: t.sideNames[value] }))}
          onChange={({ currentTarget: { value } }) => {
            const next = SIDES.find((name) => name === value);
            if (next) onKind({ documenttype, side: next });
          }}
        />
      )}
    </>
  );
};
