import { QUIET_TIME } from '../../store/writes/compareEvidence';

/** So much time passes for the page that an operator books nothing any more of what it has sent before. */
export const passQuietTime = () => {
  const elapsed = performance.now.bind(performance);
  return jest.spyOn(performance, 'now').mockImplementation(() => elapsed() + QUIET_TIME);
};
