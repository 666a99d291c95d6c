import { maintenance } from './entities/service/maintenance';
import { subscriber } from './entities/account/subscriber';
import { acknowledgement } from './lenientReaders';

/** What the login screen's own flows read: small, for it is part of the first load. */
export const loginAnswers = {
  login: subscriber,
  subscriber,
  acceptTerms: acknowledgement,
  maintenance,
  logout: acknowledgement,
};
