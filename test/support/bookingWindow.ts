import { BOOKING_WINDOW } from '../../store/writes/compareEvidence';

/** So much time passes for the page that an operator books nothing any more of what it has sent before. */
export const passBookingWindow = () => {
  const elapsed = performance.now.bind(performance);
  return jest.spyOn(performance, 'now').mockImplementation(() => elapsed() + BOOKING_WINDOW);
};
