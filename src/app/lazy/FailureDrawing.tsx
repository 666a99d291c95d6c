import { selectIsOnline } from '../../../store/app/connection';
import { looseCable, offlinePhone } from '../../ui/illustrations/drawings';
import { Illustration } from '../../ui/illustrations/Illustration';
import { useAppSelector } from '../hooks';

/** Beside the words of a page that did not load or cannot go on. */
export const FailureDrawing = () => (
  <Illustration drawing={useAppSelector(selectIsOnline) ? looseCable : offlinePhone} />
);
