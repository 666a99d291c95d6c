import { selectIsOnline } from '../../../store/app/connection';
import { looseCable, offlinePhone } from '../../ui/illustrations/drawings';
import { Illustration } from '../../ui/illustrations/Illustration';
import { useAppSelector } from '../hooks';

export const FailureDrawing = () => (
  <Illustration drawing={useAppSelector(selectIsOnline) ? looseCable : offlinePhone} />
);
