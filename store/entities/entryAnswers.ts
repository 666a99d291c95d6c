import { maintenance } from './maintenance';
import { subscriber } from './subscriber';
import { acknowledgement } from './wire';

/** What the login screen's own flows read: small, for it is part of the first load. */
export const entryAnswers = {
  login: subscriber,
  subscriber,
  acceptTerms: acknowledgement,
  maintenance,
  logout: acknowledgement,
};
