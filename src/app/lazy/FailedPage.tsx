import type { ReactNode } from 'react';
import { HOME } from '../../../store/core/paths';
import { useText } from '../../text/useText';
import { Button } from '../../ui/buttons/Button';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { WholePage, WholePageActions } from '../../ui/layout/WholePage';
import { failurePicture } from './failurePicture';
import { screenSlotText } from './ScreenSlot.text';

interface FailedPageProps {
  /** What happened: a heading, and a sentence below it. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** In place of all that a page has to show: another try, and the way home. */
export const FailedPage = ({ children, onRetry }: FailedPageProps) => {
  const t = useText(screenSlotText);
  return (
    <WholePage role="alert">
      {failurePicture}
      {children}
      <WholePageActions>
        <Button wide onClick={onRetry}>
          {t.again}
        </Button>
        <ButtonLink wide tone="ghost" to={HOME}>
          {t.home}
        </ButtonLink>
      </WholePageActions>
    </WholePage>
  );
};
