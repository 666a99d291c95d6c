import { type ChangeEvent, useRef } from 'react';
import styled from 'styled-components';
import { useText } from '../../../../text/useText';
import { space } from '../../../../theme/tokens';
import { Button } from '../../../../ui/buttons/Button';
import { fieldId } from '../../../../ui/forms/FieldFrame';
import { FieldErrorText } from '../../../../ui/forms/FieldFrame';
import { useIsFormBusy } from '../../../../ui/forms/FormLayout';
import { Stack } from '../../../../ui/layout/Stack';
import { SoftText } from '../../../../ui/layout/Text';
import { kycText } from '../../account.text';
import type { ChoiceProblem } from './useChosenFile';

const FileButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
  padding-top: ${space.xs};
  & > button {
    flex: 1 1 8rem;
  }
`;

/** The id of the button that gets the focus when a document is sent again, or when the form is sent without a file. */
export const CHOOSE_FILE_ID = fieldId('file');
const PICTURES = 'image/jpeg,image/png,image/webp';

interface FileChoiceProps {
  readonly hasChosen: boolean;
  readonly problem: ChoiceProblem | null;
  readonly isPreparing: boolean;
  readonly onChoose: (file: File) => void;
}

/** Chooses a file of the device or takes a picture with its camera. */
export const FileChoice = ({ hasChosen, problem, isPreparing, onChoose }: FileChoiceProps) => {
  const t = useText(kycText);
  const isFormBusy = useIsFormBusy();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const pickFile = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Without this reset, browsers fire no change event when the same file is chosen again.
    currentTarget.value = '';
    if (file) onChoose(file);
  };
  const hidden = { type: 'file', hidden: true, tabIndex: -1, onChange: pickFile } as const;
  return (
    <Stack $gap="xs" role="group" aria-labelledby="file-label">
      <b id="file-label">{t.file}</b>
      <SoftText id="file-hint">{t.fileHint}</SoftText>
      <FileButtons>
        <Button
          id={CHOOSE_FILE_ID}
          tone="ghost"
          disabled={isFormBusy}
          busy={isPreparing}
          aria-describedby={problem ? 'file-problem file-hint' : 'file-hint'}
          onClick={() => files.current?.click()}
        >
          {hasChosen ? t.chooseOther : t.choose}
        </Button>
        <Button
          tone="ghost"
          disabled={isFormBusy}
          busy={isPreparing}
          onClick={() => camera.current?.click()}
        >
          {t.takePicture}
        </Button>
      </FileButtons>
      <input ref={files} {...hidden} accept={`${PICTURES},application/pdf`} />
      <input ref={camera} {...hidden} accept={PICTURES} capture="environment" />
      {isPreparing && <SoftText role="status">{t.preparing}</SoftText>}
      {problem && (
        <FieldErrorText id="file-problem" role="alert">
          {t.problems[problem]}
        </FieldErrorText>
      )}
    </Stack>
  );
};
