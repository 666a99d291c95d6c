import { maintenance } from './entities/service/maintenance';
import { subscriber } from './entities/account/subscriber';
import { acknowledgement } from './leniency';

/** What the login screen's own flows read: small, for it is part of the first load. */
export const entryAnswers = {
  login: subscriber,
  subscriber,
  acceptTerms: acknowledgement,
  maintenance,
  logout: acknowledgement,
};
