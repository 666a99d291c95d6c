import type { Reducer } from '@reduxjs/toolkit';
import { type PersistConfig, persistReducer } from 'redux-persist';
import * as v from 'valibot';
import { preferencesReducer } from '../app/preferences';
import { LANGUAGES } from '../core/languages';
import { guardedStorage, type StorageSlot } from '../core/storage';
import { rememberedPasswordReducer } from '../identity/rememberedPassword';
import { sessionReducer } from '../identity/session';
import { coreReducers } from './rootReducer';

const text = v.pipe(v.string(), v.nonEmpty());

/** What the browser stores, by key, with the shape that a value must have when it is read back. */
export const storageSlots = {
  session: {
    key: 'selfcareUser',
    schema: v.object({
      user: v.object({
        customerid: text,
        firstname: v.string(),
        companyagreement: v.picklist(['YES', 'NO']),
      }),
    }),
  },
  rememberedPassword: {
    key: 'hitsPassword',
    schema: v.object({ sealed: v.object({ iv: text, data: text }) }),
  },
  preferences: {
    key: 'selfcarePreferences',
    schema: v.object({
      theme: v.picklist(['system', 'light', 'dark']),
      language: v.picklist(LANGUAGES),
    }),
  },
} satisfies Record<string, StorageSlot>;

/** Wraps a reducer so that the fields of its slot are stored and read back. */
const persisted = <State>(slot: StorageSlot, reducer: Reducer<State>) => {
  // `deserialize` is missing from the library's own types.
  const config: PersistConfig<State> & { readonly deserialize: false } = {
    key: slot.key,
    // The documented keys, to the letter (specification §3).
    keyPrefix: '',
    storage: guardedStorage(slot),
    // `guardedStorage` itself encodes JSON, so the library must not. Otherwise every value would be encoded twice.
    serialize: false,
    deserialize: false,
    whitelist: Object.keys(slot.schema.entries),
    // Turns off redux-persist's timeout, after which initial values would overwrite the stored ones.
    timeout: 0,
  };
  return persistReducer(config, reducer);
};

/** The core reducers. Those with a storage slot are wrapped. */
export const persistedReducers = {
  ...coreReducers,
  session: persisted(storageSlots.session, sessionReducer),
  rememberedPassword: persisted(storageSlots.rememberedPassword, rememberedPasswordReducer),
  preferences: persisted(storageSlots.preferences, preferencesReducer),
};
