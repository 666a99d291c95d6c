import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useText } from '../../text/useText';
import { color, size, space, weight } from '../../theme/tokens';
import { Button } from '../buttons/Button';
import { Icon } from '../data/Icon';
import { emptyIcon, offlineIcon, warnIcon } from '../data/icons';
import { statesText } from '../ui.text';

const Wrapper = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.xs};
  max-width: 30rem;
  margin: 0 auto;
  padding: ${space.xl} 0;
  text-align: center;
  & > svg {
    margin-bottom: ${space.s};
    color: ${color.inkSoft};
  }
  p:first-of-type {
    font-weight: ${weight.strong};
  }
  p + p {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
  & > :last-child:not(p) {
    margin-top: ${space.m};
  }
`;

interface StateProps {
  /** What there is, in one sentence. */
  readonly title: string;
  readonly description?: string | undefined;
  /** The one thing to do next. */
  readonly action?: ReactNode;
  /** An `Illustration` where this is what the screen shows; a small icon otherwise. */
  readonly picture?: ReactNode;
}

interface StatePlaceProps extends StateProps {
  readonly icon: string;
  /** It is news and no plain fact: read out when it appears. */
  readonly live?: boolean;
}

/** The shape of every state that takes the place of a list: a picture, a sentence, why, what to do. */
const StatePlace = ({
  icon,
  picture = <Icon path={icon} size={32} />,
  title,
  description,
  action,
  live = false,
}: StatePlaceProps) => (
  <Wrapper role={live ? 'alert' : undefined}>
    {picture}
    <p>{title}</p>
    {description !== undefined && <p>{description}</p>}
    {action}
  </Wrapper>
);

export const EmptyState = (state: StateProps) => <StatePlace icon={emptyIcon} {...state} />;

interface NoMatchProps extends Pick<StateProps, 'title' | 'description'> {
  /** The name of the button that shows everything again. */
  readonly showAll: string;
  readonly onShowAll: () => void;
}

/** Nothing fits what was searched or filtered for. */
export const NoMatch = ({ showAll, onShowAll, ...state }: NoMatchProps) => (
  <EmptyState
    {...state}
    action={
      <Button tone="ghost" onClick={onShowAll}>
        {showAll}
      </Button>
    }
  />
);

interface RetryProps {
  readonly onRetry: () => void;
}

interface ErrorStateProps extends RetryProps {
  /** What happened, in the words of the failure. */
  readonly sentence?: string | undefined;
}

const Retry = ({ onRetry }: RetryProps) => (
  <Button tone="ghost" onClick={onRetry}>
    {useText(statesText).tryAgain}
  </Button>
);

/** A part that failed says so, offers another try, and leaves the rest of the page alive. */
export const ErrorState = ({ sentence, ...retry }: ErrorStateProps) => {
  const t = useText(statesText);
  return (
    <StatePlace
      live
      icon={warnIcon}
      title={t.failed}
      description={sentence ?? t.failedDescription}
      action={<Retry {...retry} />}
    />
  );
};

/** There is no network; the subscriber can only try again later. */
export const OfflineState = (retry: RetryProps) => {
  const t = useText(statesText);
  return (
    <StatePlace
      live
      icon={offlineIcon}
      title={t.offline}
      description={t.offlineDescription}
      action={<Retry {...retry} />}
    />
  );
};
