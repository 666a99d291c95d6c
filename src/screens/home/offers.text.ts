import { catalogue } from '../../text/catalogue';

/** The rotating offers. */
export const offersText = catalogue('offersText', {
  pause: 'Pause offers',
  play: 'Play offers',
  next: 'Next offer',
});
