import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useText } from '../../text/useText';
import { color, size, space, weight } from '../../theme/tokens';
import { Button } from '../buttons/Button';
import { Icon } from '../data/Icon';
import { emptyIcon, offlineIcon, warnIcon } from '../data/icons';
import { statesText } from '../ui.text';

const StateBox = styled.div`
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
  /** The state in one sentence. */
  readonly title: string;
  readonly description?: string | undefined;
  /** The one action. */
  readonly action?: ReactNode;
  /** An `Illustration`, for a screen that shows nothing else. The default is a small icon. */
  readonly picture?: ReactNode;
}

interface StatePlaceProps extends StateProps {
  readonly icon: string;
  /** Screen readers read the state when it appears. */
  readonly live?: boolean;
}

/** Shown in place of a list: a picture, a sentence, the reason and the action. */
const StatePlace = ({
  icon,
  picture = <Icon path={icon} size={32} />,
  title,
  description,
  action,
  live = false,
}: StatePlaceProps) => (
  <StateBox role={live ? 'alert' : undefined}>
    {picture}
    <p>{title}</p>
    {description !== undefined && <p>{description}</p>}
    {action}
  </StateBox>
);

export const EmptyState = (state: StateProps) => <StatePlace icon={emptyIcon} {...state} />;

interface NoMatchProps extends Pick<StateProps, 'title' | 'description'> {
  /** The words of the button that removes the filters. */
  readonly showAll: string;
  readonly onShowAll: () => void;
}

/** A search or a filter has no result. */
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
  /** The sentence of the failure. */
  readonly sentence: string;
}

const Retry = ({ onRetry }: RetryProps) => (
  <Button tone="ghost" onClick={onRetry}>
    {useText(statesText).tryAgain}
  </Button>
);

/** Shown for a part of the page that did not load, with a button to try again. */
export const ErrorState = ({ sentence, ...retry }: ErrorStateProps) => {
  const t = useText(statesText);
  return (
    <StatePlace
      live
      icon={warnIcon}
      title={t.failed}
      description={sentence}
      action={<Retry {...retry} />}
    />
  );
};

/** Shown for a part of the page that did not load because the device is offline. */
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
