import type { Dispatch, FormEvent } from 'react';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import { useBoxWords } from '../../../app/hooks/useBoxWords';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { Field } from '../../../ui/forms/Field';
import { FormLayout } from '../../../ui/forms/FormLayout';
import { typedIn } from '../../../ui/forms/rules/typedText';
import { Illustration } from '../../../ui/illustrations/Illustration';
import { guideText } from '../help.text';
import { type GuideEvent, SYMPTOMS } from './guideSteps';
import { ChoiceList, StepTitle } from './stepParts';
import { symptomDrawings } from './symptomDrawings';

export interface GuideStepProps {
  readonly dispatchGuide: Dispatch<GuideEvent>;
  readonly isReached: boolean;
}

export const BoxQuestion = ({
  boxes,
  dispatchGuide,
  isReached,
}: GuideStepProps & { readonly boxes: readonly Box[] }) => {
  const t = useText(guideText);
  const boxWords = useBoxWords();
  return (
    <>
      <StepTitle isReached={isReached}>{t.whichBox}</StepTitle>
      <ChoiceList
        choices={boxes.map(({ stbno }) => ({
          value: stbno,
          label: boxWords.fullName(stbno),
        }))}
        onChoose={(stbno) => dispatchGuide({ type: 'boxChosen', stbno })}
      />
    </>
  );
};

export const SymptomQuestion = ({ dispatchGuide, isReached }: GuideStepProps) => {
  const t = useText(guideText);
  return (
    <>
      <StepTitle isReached={isReached}>{t.whatScreen}</StepTitle>
      <ChoiceList
        choices={SYMPTOMS.map((value) => ({
          value,
          label: t.symptom[value],
          picture: <Illustration drawing={symptomDrawings[value]} width={56} />,
        }))}
        onChoose={(symptom) => dispatchGuide({ type: 'symptomChosen', symptom })}
      />
    </>
  );
};

const CODE_LENGTH = 20;

export const ErrorCodeQuestion = ({ dispatchGuide, isReached }: GuideStepProps) => {
  const t = useText(guideText);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    dispatchGuide({ type: 'codeTyped', code: typedIn(event.currentTarget, 'code').trim() });
  };
  return (
    <>
      <StepTitle isReached={isReached}>{t.codeTitle}</StepTitle>
      <FormLayout noValidate onSubmit={submit}>
        <Field
          name="code"
          label={t.code}
          hint={t.codeHint}
          maxLength={CODE_LENGTH}
          autoComplete="off"
        />
        <Button type="submit" wide>
          {t.next}
        </Button>
      </FormLayout>
    </>
  );
};
