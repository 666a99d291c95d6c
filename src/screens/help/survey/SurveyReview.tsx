import { selectIsOnline } from '../../../../store/app/connection';
import type { SurveyQuestion } from '../../../../store/wire/entities/service/survey';
import { selectFailure, selectStatus } from '../../../../store/core/flows';
import { sentenceOf } from '../../../../store/core/messages';
import {
  pageTurned,
  selectAnswers,
  sendSurvey,
  type SurveyAnswer,
} from '../../../../store/help/survey';
import { translateMessage } from '../../../text/translateMessage';
import { useLanguage, useText } from '../../../text/useText';
import { Button } from '../../../ui/forms/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { Stack } from '../../../ui/layout/Card';
import { TextOr } from '../../../ui/data/TextOr';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { GivenAnswers, Hint, Steps } from './surveyFields';
import { surveyText } from './survey.text';

interface SurveyReviewProps {
  readonly pages: readonly (readonly SurveyQuestion[])[];
}

/** Everything that would be sent, before it is. */
export const SurveyReview = ({ pages }: SurveyReviewProps) => {
  const t = useText(surveyText);
  const dispatch = useAppDispatch();
  const isSending = useAppSelector((state) => selectStatus(state, sendSurvey) === 'running');
  const isUnknown = useAppSelector((state) => selectFailure(state, sendSurvey)?.kind === 'unknown');
  return (
    <Stack>
      <Hint>{t.reviewWhy}</Hint>
      {pages.map((questions, at) => (
        <div key={questions[0]?.page ?? at}>
          <GivenAnswers>
            {questions.map((question) => (
              <GivenAnswer key={question.id} question={question} />
            ))}
          </GivenAnswers>
          <Button tone="ghost" disabled={isSending} onClick={() => dispatch(pageTurned(at + 1))}>
            {t.change}
            <VisuallyHidden> {t.changePage(at + 1)}</VisuallyHidden>
          </Button>
        </div>
      ))}
      <SendFailure />
      <Steps>
        <Button
          tone="ghost"
          disabled={isSending}
          onClick={() => dispatch(pageTurned(pages.length))}
        >
          {t.back}
        </Button>
        <Button busy={isSending} onClick={() => dispatch(sendSurvey.requested())}>
          {isUnknown ? t.sendAgain : t.send}
        </Button>
      </Steps>
    </Stack>
  );
};

const SendFailure = () => {
  const t = useText(surveyText);
  const language = useLanguage();
  const isOnline = useAppSelector(selectIsOnline);
  const failure = useAppSelector((state) => selectFailure(state, sendSurvey));
  if (!failure) return null;
  const sentence =
    failure.kind === 'unknown' ? t.unknown : translateMessage(sentenceOf(failure), language);
  return (
    <Alert live tone={isOnline ? 'bad' : 'warn'}>
      {sentence} {t.kept}
    </Alert>
  );
};

const GivenAnswer = ({ question }: { readonly question: SurveyQuestion }) => {
  const language = useLanguage();
  const answer = useAppSelector(selectAnswers)[question.id];
  const label = (value: string) =>
    'options' in question
      ? question.options.find((option) => option.value === value)?.label[language]
      : value;
  const words = (given: SurveyAnswer = ''): string =>
    typeof given === 'string' ? (label(given) ?? '') : given.map(label).join(', ');
  return (
    <div>
      <dt>{question.text[language]}</dt>
      <dd>
        <TextOr text={words(answer)} />
      </dd>
    </div>
  );
};
