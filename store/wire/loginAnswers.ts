import { maintenance } from './entities/service/maintenance';
import { subscriber } from './entities/account/subscriber';
import { acknowledgement } from './lenientReaders';

/** The answers that the login screen needs; part of the first load. */
export const loginAnswers = {
  login: subscriber,
  subscriber,
  acceptTerms: acknowledgement,
  maintenance,
  logout: acknowledgement,
};
