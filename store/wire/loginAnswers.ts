import * as v from 'valibot';
import { subscriber } from './entities/account/subscriber';
import { maintenance } from './entities/service/maintenance';
import { acknowledgement, text } from './lenientReaders';

/** The answers that the login screen needs; part of the first load. */
export const loginAnswers = {
  login: subscriber,
  subscriber,
  acceptTerms: acknowledgement,
  maintenance,
  // The session ends on this device in any case.
  logout: v.object({ message: text }),
};
