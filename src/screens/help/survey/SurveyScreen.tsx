import { useEffect, useRef } from 'react';
import { HOME } from '../../../../store/core/paths';
import { SHIPPED_SURVEY } from '../../../../store/help/content/survey';
import {
  loadSurvey,
  selectPageNum,
  selectSurvey,
  selectSurveyPages,
} from '../../../../store/help/survey';
import { EntryFrame } from '../../../app/frame/EntryFrame';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useLoadOnMount } from '../../../app/hooks/useFlow';
import { OperatorText } from '../../../text/OperatorText';
import { useLanguage, useText } from '../../../text/useText';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { EmptyState } from '../../../ui/feedback/States';
import { Stack } from '../../../ui/layout/Card';
import { InlineLink } from '../../../ui/layout/InlineLink';
import { shippedSurveyText } from '../shipped.text';
import { withQuestionText, withWords } from '../shippedTexts';
import { surveyText } from './survey.text';
import { Hint, SurveyProgress } from './surveyFields';
import { SurveyHeading, SurveyPage } from './SurveyPage';
import { SurveyReview } from './SurveyReview';

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

const OpenSurvey = () => {
  const t = useText(surveyText);
  const { title, pages } = useSurvey();
  const at = useAppSelector(selectPageNum);
  const questions = pages[at - 1];
  return (
    <Stack>
      <div>
        {title && (
          <Hint>
            <OperatorText text={title} />
          </Hint>
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

/** The survey; the one that comes with the portal in the subscriber's language. */
const useSurvey = () => {
  const texts = useText(shippedSurveyText);
  const language = useLanguage();
  const { id, title } = useAppSelector(selectSurvey);
  const pages = useAppSelector(selectSurveyPages);
  if (id !== SHIPPED_SURVEY) return { title, pages };
  return {
    title: texts.title === '' ? title : withWords(title ?? {}, language, texts.title),
    pages: pages.map((questions) =>
      questions.map((question) => withQuestionText(question, texts, language)),
    ),
  };
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
