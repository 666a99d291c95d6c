import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { tryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { IconButton } from '../../../ui/buttons/IconButton';
import { Icon } from '../../../ui/data/Icon';
import { refreshIcon } from '../../../ui/data/icons';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { boxRefreshText } from '../help.text';

/** Loaded when the button is pressed. */
const RefreshedBox = lazyPart<{ readonly box: Box }>({
  id: 'refreshed-box',
  load: async () =>
    (await import(/* webpackChunkName: "support-guide" */ './Refresh')).RefreshedBox,
  needs: ['retrack', 'tickets', 'ticketDraft'],
});

const Refreshed = styled.div`
  flex: 1 1 100%;
  min-width: 0;
`;

interface BoxRefresh {
  /** The button; false for a service without a box, and after the press. */
  readonly button: ReactNode;
  /** The result of the press, which takes the focus; false before the press. */
  readonly answer: ReactNode;
}

/** The button that refreshes a box, and its result. `box` is undefined for a service without a box. */
export const useBoxRefresh = (
  box: Box | undefined,
  name: string,
  isIconOnly = false,
): BoxRefresh => {
  const { refresh, refreshNamed } = useText(boxRefreshText);
  const [isRefreshed, setRefreshed] = useState(false);
  const answer = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the focus moves to the result.
  useEffect(() => {
    if (isRefreshed) answer.current?.focus();
  }, [isRefreshed]);
  const press = () => setRefreshed(true);
  return {
    button:
      box !== undefined &&
      !isRefreshed &&
      (isIconOnly ? (
        <IconButton icon={refreshIcon} label={refreshNamed(name)} onClick={press} />
      ) : (
        <Button tone="ghost" aria-label={refreshNamed(name)} onClick={press}>
          <Icon path={refreshIcon} size={20} />
          {refresh}
        </Button>
      )),
    answer: isRefreshed && box && (
      <Refreshed ref={answer} tabIndex={-1}>
        <RefreshedBox failed={tryAgain} box={box} skeleton={<SkeletonLines count={2} />} />
      </Refreshed>
    ),
  };
};
