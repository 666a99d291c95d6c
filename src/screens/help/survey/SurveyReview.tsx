import { Fragment } from 'react';
import { selectIsOnline } from '../../../../store/app/connection';
import { selectFailure } from '../../../../store/core/flows';
import {
  pageTurned,
  selectAnswers,
  sendSurvey,
  type SurveyAnswer,
} from '../../../../store/help/survey';
import type { SurveyQuestion } from '../../../../store/wire/entities/service/survey';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFailure, useFailureText, useIsRunning } from '../../../app/hooks/useFlow';
import { OperatorText } from '../../../text/OperatorText';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { EMPTY_TEXT } from '../../../ui/data/TextOrDashes';
import { Alert } from '../../../ui/feedback/Alert';
import { FormActions } from '../../../ui/forms/FormActions';
import { Stack } from '../../../ui/layout/Card';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { useCauseText } from '../../writes/OutcomeUnknown';
import { surveyText } from './survey.text';
import { GivenAnswers, Hint } from './surveyFields';

interface SurveyReviewProps {
  readonly pages: readonly (readonly SurveyQuestion[])[];
}

/** All answers before they are sent. */
export const SurveyReview = ({ pages }: SurveyReviewProps) => {
  const t = useText(surveyText);
  const dispatch = useAppDispatch();
  const isSending = useIsRunning(sendSurvey);
  const isUnknown = useAppSelector((state) => selectFailure(state, sendSurvey)?.kind === 'unknown');
  return (
    <Stack>
      <Hint>{t.reviewDescription}</Hint>
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
      <FormActions>
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
      </FormActions>
    </Stack>
  );
};

const SendFailure = () => {
  const t = useText(surveyText);
  const isOnline = useAppSelector(selectIsOnline);
  const failure = useFailure(sendSurvey);
  const failureText = useFailureText();
  const causeText = useCauseText();
  if (!failure) return null;
  const isUnknown = failure.kind === 'unknown';
  return (
    <Alert live tone={isOnline ? 'bad' : 'warn'}>
      {isUnknown ? `${causeText(failure)} ${t.unknown}` : failureText(failure)} {t.answersSaved}
    </Alert>
  );
};

const GivenAnswer = ({ question }: { readonly question: SurveyQuestion }) => {
  const answer = useAppSelector(selectAnswers)[question.id];
  return (
    <div>
      <dt>
        <OperatorText text={question.text} />
      </dt>
      <dd>
        <Answer question={question} given={answer} />
      </dd>
    </div>
  );
};

interface AnswerProps {
  readonly question: SurveyQuestion;
  readonly given: SurveyAnswer | undefined;
}

/** The labels that were chosen, or what was written. */
const Answer = ({ question, given = [] }: AnswerProps) => {
  const values = typeof given === 'string' ? [given] : given;
  if (values.every((value) => value.trim() === '')) return EMPTY_TEXT;
  if (!('options' in question)) return values.join(', ');
  return values.map((value, at) => (
    <Fragment key={value}>
      {at > 0 && ', '}
      <OperatorText text={question.options.find((one) => one.value === value)?.label ?? ''} />
    </Fragment>
  ));
};
