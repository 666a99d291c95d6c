import type { ReactNode } from 'react';
import { HOME } from '../../../store/core/paths';
import { useText } from '../../text/useText';
import { Button } from '../../ui/buttons/Button';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { WholePage, WholePageActions } from '../../ui/layout/WholePage';
import { screenSlotText } from '../app.text';
import { lazyPart } from './lazyPart';

/** Comes after the first paint, with what a page without a network needs: later there may be no way to load it. */
const FailureDrawing = lazyPart({
  id: 'failure-drawing',
  load: async () =>
    (await import(/* webpackChunkName: "offline" */ './FailureDrawing')).FailureDrawing,
});

/** A failure is shown without its drawing as well. */
export const failurePicture = <FailureDrawing failed={() => null} />;

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
