import * as v from 'valibot';
import { sealing } from '../core/sealing';

/** Seals the credentials that prefill the login form. The key is deleted with the remembered password. */
export const { deleteKey, seal, unseal } = sealing(
  'rememberedPassword',
  v.object({ username: v.string(), password: v.string() }),
);
