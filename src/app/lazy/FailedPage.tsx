import type { ReactNode } from 'react';
import { HOME } from '../../../store/core/paths';
import { useText } from '../../text/useText';
import { Button } from '../../ui/buttons/Button';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { WholePage } from '../../ui/layout/WholePage';
import { screenSlotText } from '../app.text';
import { lazyPart } from './lazyPart';

/** Its chunk is loaded after the first paint, with everything an offline page needs. */
const FailureDrawing = lazyPart({
  id: 'failure-drawing',
  load: async () =>
    (await import(/* webpackChunkName: "offline" */ './FailureDrawing')).FailureDrawing,
});

/** Without the drawing the failure is shown as well. */
export const failurePicture = <FailureDrawing failed={() => null} />;

interface FailedPageProps {
  /** What happened: a heading, and a sentence below it. */
  readonly children: ReactNode;
  readonly onRetry: () => void;
}

/** A page that failed: what happened, another try, and a link to Home. */
export const FailedPage = ({ children, onRetry }: FailedPageProps) => {
  const t = useText(screenSlotText);
  return (
    <WholePage role="alert">
      {failurePicture}
      {children}
      <div>
        <Button wide onClick={onRetry}>
          {t.again}
        </Button>
        <ButtonLink wide tone="ghost" to={HOME}>
          {t.home}
        </ButtonLink>
      </div>
    </WholePage>
  );
};
