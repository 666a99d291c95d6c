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
  // The portal ends the session on this device, whatever the answer is.
  logout: v.object({ message: text }),
};
