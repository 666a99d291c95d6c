import { Fragment, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { selectIsOnline } from '../../../../store/app/connection';
import { selectFailure } from '../../../../store/core/flows';
import { HOME } from '../../../../store/core/paths';
import {
  loadSurvey,
  pageTurned,
  selectAnswers,
  selectPageNum,
  selectSurvey,
  sendSurvey,
  type SurveyAnswer,
} from '../../../../store/help/survey';
import type { SurveyQuestion } from '../../../../store/wire/entities/service/survey';
import { EntryFrame } from '../../../app/frame/EntryFrame';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import {
  useFailure,
  useFailureText,
  useIsRunning,
  useLoadOnMount,
} from '../../../app/hooks/useFlow';
import { OperatorText } from '../../../text/OperatorText';
import { useText } from '../../../text/useText';
import { color, radius, size, space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { EMPTY_TEXT } from '../../../ui/data/TextOrDashes';
import { Alert } from '../../../ui/feedback/Alert';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { EmptyState } from '../../../ui/feedback/States';
import { FormActions } from '../../../ui/forms/FormActions';
import { InlineLink } from '../../../ui/layout/InlineLink';
import { Stack } from '../../../ui/layout/Stack';
import { SoftText } from '../../../ui/layout/Text';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { useCauseText } from '../../writes/OutcomeUnknown';
import { surveyText } from '../help.text';
import { SurveyPage } from './SurveyPage';
import { useSurvey } from './useSurvey';

const GivenAnswers = styled.dl`
  display: grid;
  gap: ${space.l};
  margin-bottom: ${space.m};
  dt {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

interface SurveyReviewProps {
  readonly pages: readonly (readonly SurveyQuestion[])[];
}

/** All answers before they are sent. */
const SurveyReview = ({ pages }: SurveyReviewProps) => {
  const t = useText(surveyText);
  const dispatch = useAppDispatch();
  const isSending = useIsRunning(sendSurvey);
  const isUnknown = useAppSelector((state) => selectFailure(state, sendSurvey)?.kind === 'unknown');
  return (
    <Stack>
      <SoftText>{t.reviewDescription}</SoftText>
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
        <Answer question={question} answer={answer} />
      </dd>
    </div>
  );
};

interface AnswerProps {
  readonly question: SurveyQuestion;
  readonly answer: SurveyAnswer | undefined;
}

/** The labels of the chosen options, or the written answer. */
const Answer = ({ question, answer = [] }: AnswerProps) => {
  const values = typeof answer === 'string' ? [answer] : answer;
  if (values.every((value) => value.trim() === '')) return EMPTY_TEXT;
  if (!('options' in question)) return values.join(', ');
  return values.map((value, at) => (
    <Fragment key={value}>
      {at > 0 && ', '}
      <OperatorText text={question.options.find((option) => option.value === value)?.label ?? ''} />
    </Fragment>
  ));
};

/** The survey (specification §2), page by page. */
export const SurveyScreen = () => {
  const t = useText(surveyText);
  const dispatch = useAppDispatch();
  const survey = useAppSelector(selectSurvey);
  const load = () => dispatch(loadSurvey.requested());
  useLoadOnMount(loadSurvey);
  return (
    <EntryFrame title={t.title}>
      <Loaded
        flow={loadSurvey}
        value={survey.isLoaded ? survey : null}
        onRetry={load}
        skeleton={<SkeletonLines count={6} />}
      >
        {({ id, isSent }) => (isSent ? <Thanks /> : id === null ? <Closed /> : <OpenSurvey />)}
      </Loaded>
      <InlineLink to={HOME}>{t.home}</InlineLink>
    </EntryFrame>
  );
};

const Closed = () => {
  const t = useText(surveyText);
  return <EmptyState title={t.closed} description={t.closedDescription} />;
};

const SurveyProgress = styled.progress`
  display: block;
  width: 100%;
  height: 6px;
  margin-top: ${space.s};
  border: 0;
  border-radius: ${radius.pill};
  background: ${color.line};
  appearance: none;
  overflow: hidden;
  &::-webkit-progress-bar {
    background: ${color.line};
  }
  &::-webkit-progress-value {
    background: ${color.brand};
  }
  &::-moz-progress-bar {
    background: ${color.brand};
  }
`;

const OpenSurvey = () => {
  const t = useText(surveyText);
  const { title, pages } = useSurvey();
  const at = useAppSelector(selectPageNum);
  const questions = pages[at - 1];
  return (
    <Stack>
      <div>
        {title && (
          <SoftText>
            <OperatorText text={title} />
          </SoftText>
        )}
        <SurveyHeading title={questions ? t.page(at, pages.length) : t.review} page={at} />
        <SurveyProgress
          aria-label={t.title}
          max={pages.length}
          value={Math.min(at, pages.length)}
        />
      </div>
      {questions ? (
        <SurveyPage key={at} questions={questions} at={at} isLast={at === pages.length} />
      ) : (
        <SurveyReview pages={pages} />
      )}
    </Stack>
  );
};

interface SurveyHeadingProps {
  readonly title: string;
  readonly page: number;
}

/** The page's heading. It takes the focus when the page changes, but not when the survey is opened. */
const SurveyHeading = ({ title, page }: SurveyHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(page);
  useEffect(() => {
    if (last.current !== page) heading.current?.focus();
    last.current = page;
  }, [page]);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {title}
    </h2>
  );
};

const Thanks = () => {
  const t = useText(surveyText);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <h2 ref={heading} tabIndex={-1}>
        {t.thanks}
      </h2>
      <p>{t.thanksDescription}</p>
    </div>
  );
};
