import { useRef, type ChangeEvent } from 'react';
import styled from 'styled-components';
import { useText } from '../../../../text/useText';
import { color, size, space, weight } from '../../../../theme/tokens';
import { Button } from '../../../../ui/forms/Button';
import { fieldId } from '../../../../ui/forms/FieldFrame';
import { kycText } from '../kyc.text';
import type { ChoiceProblem } from './useChosenFile';

const FileGroup = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
  p {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
  p[role='alert'] {
    color: ${color.danger};
    font-weight: ${weight.strong};
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
  padding-top: ${space.xs};
  & > button {
    flex: 1 1 8rem;
  }
`;

/** The button that the list leads to when a document is to be sent again. */
export const CHOOSE_FILE_ID = fieldId('file');
const PICTURES = 'image/jpeg,image/png,image/webp';

interface FileChoiceProps {
  readonly hasChosen: boolean;
  readonly problem: ChoiceProblem | null;
  readonly isPreparing: boolean;
  readonly isLocked: boolean;
  readonly onChoose: (file: File) => void;
}

/** From the files of the device or from its camera; the device itself asks which. */
export const FileChoice = ({
  hasChosen,
  problem,
  isPreparing,
  isLocked,
  onChoose,
}: FileChoiceProps) => {
  const t = useText(kycText);
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const chosen = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same file may be chosen again, after it was changed.
    currentTarget.value = '';
    if (file) onChoose(file);
  };
  const hidden = { type: 'file', hidden: true, tabIndex: -1, onChange: chosen } as const;
  return (
    <FileGroup role="group" aria-labelledby="file-label">
      <b id="file-label">{t.file}</b>
      <p id="file-hint">{t.fileHint}</p>
      <Ways>
        <Button
          id={CHOOSE_FILE_ID}
          tone="ghost"
          disabled={isLocked}
          busy={isPreparing}
          aria-describedby={problem ? 'file-trouble file-hint' : 'file-hint'}
          onClick={() => files.current?.click()}
        >
          {hasChosen ? t.chooseOther : t.choose}
        </Button>
        <Button
          tone="ghost"
          disabled={isLocked}
          busy={isPreparing}
          onClick={() => camera.current?.click()}
        >
          {t.take}
        </Button>
      </Ways>
      <input ref={files} {...hidden} accept={`${PICTURES},application/pdf`} />
      <input ref={camera} {...hidden} accept={PICTURES} capture="environment" />
      {isPreparing && <p role="status">{t.preparing}</p>}
      {problem && (
        <p id="file-trouble" role="alert">
          {t.troubles[problem]}
        </p>
      )}
    </FileGroup>
  );
};
