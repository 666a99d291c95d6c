import type { ReactNode } from 'react';
import type { ScreenRoute } from '../routes';
import { useText } from '../../text/useText';
import { Alert } from '../../ui/feedback/Alert';
import { statesText } from '../../ui/feedback/States.text';
import { usePart } from './usePart';

interface PartHereProps {
  readonly route: ScreenRoute;
  /** Its shape until it has come. */
  readonly shape?: ReactNode;
  /** What is said when it does not come. */
  readonly missing: string;
}

/** A part of a screen that comes after it, in its place: its shape, itself, or how to ask for it again. */
export const PartHere = ({ route, shape = null, missing }: PartHereProps) => {
  const t = useText(statesText);
  const { Here, hasFailed, again } = usePart(route);
  if (Here) return <Here />;
  if (!hasFailed) return shape;
  return (
    <Alert
      live
      tone="warn"
      action={
        <button type="button" onClick={again}>
          {t.tryAgain}
        </button>
      }
    >
      {missing}
    </Alert>
  );
};
