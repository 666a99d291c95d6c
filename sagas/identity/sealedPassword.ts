import * as v from 'valibot';
import { sealing } from '../core/sealing';

/** Seals what the login form is to be prefilled with. The key goes with the remembered password. */
export const { deleteKey, seal, unseal } = sealing(
  'rememberedPassword',
  v.object({ username: v.string(), password: v.string() }),
);
