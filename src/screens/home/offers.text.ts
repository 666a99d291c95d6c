import { catalogue } from '../../text/catalogue';

/** The rotating offers. */
export const offersText = catalogue({
  en: {
    pause: 'Pause offers',
    play: 'Play offers',
    next: 'Next offer',
  },
  hi: {
    pause: 'ऑफ़र रोकें',
    play: 'ऑफ़र चलाएँ',
    next: 'अगला ऑफ़र',
  },
});
