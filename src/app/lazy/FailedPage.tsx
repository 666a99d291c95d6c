import type { ReactNode } from 'react';
import styled from 'styled-components';
import { HOME } from '../../../store/core/paths';
import { useText } from '../../text/useText';
import { color, size, space } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { screenSlotText } from '../app.text';
import { lazyPart } from './lazyPart';

/** The layout of a screen that shows only a state: a drawing, a title, a sentence, and last a div with the actions. */
export const WholePage = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${space.s};
  width: 100%;
  max-width: 26rem;
  margin: 0 auto;
  padding: ${space.xxl} 0;
  text-align: center;
  h1,
  h2 {
    font-size: ${size.title};
  }
  p {
    color: ${color.inkSoft};
  }
  & > div:last-child {
    display: grid;
    gap: ${space.s};
    width: 100%;
    margin-top: ${space.l};
  }
`;

/** The chunk of the drawing is loaded after the first paint, with everything an offline page needs. */
const FailureDrawing = lazyPart({
  id: 'failure-drawing',
  load: async () =>
    (await import(/* webpackChunkName: "offline" */ './FailureDrawing')).FailureDrawing,
});

/** If the drawing cannot be loaded, the failure is shown without a drawing. */
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
