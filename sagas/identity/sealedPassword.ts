import { createStore as openDatabase, del, get, set } from 'idb-keyval';
import * as v from 'valibot';
import type { Sealed } from '../../store/identity/rememberedPassword';
import type { Credentials } from '../../store/identity/session';

const CIPHER = 'AES-GCM';
/** Bytes; the length that AES-GCM is made for. */
const IV_LENGTH = 12;

const credentialsShape = v.object({ username: v.string(), password: v.string() });

const keys = () => openDatabase('selfcareKeys', 'keys');

const KEY = 'rememberedPassword';
const keptKey = () => get<CryptoKey>(KEY, keys());
/** A key that is just being made, so that it is not written after it was deleted. */
let making: Promise<CryptoKey> | null = null;

/**
 * The key is made with the first value that it seals, lives in IndexedDB, and cannot be read out, not even by
 * this page. It goes with the remembered password.
 */
const keyOfThisBrowser = async (): Promise<CryptoKey> => {
  making ??= readOrMakeKey().finally(() => {
    making = null;
  });
  return making;
};

const readOrMakeKey = async (): Promise<CryptoKey> => {
  const kept = await keptKey();
  if (kept) return kept;
  const made = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  await set(KEY, made, keys());
  return made;
};

export const deleteKey = async (): Promise<void> => {
  await making?.catch(() => undefined);
  await del(KEY, keys());
};

/** Seals what the login form is to be prefilled with. Throws where the browser refuses keys or storage. */
export const seal = async (credentials: Credentials): Promise<Sealed> => {
  const iv = crypto.getRandomValues(new Uint8Array(IV_LENGTH));
  const plain = new TextEncoder().encode(JSON.stringify(credentials));
  const data = await crypto.subtle.encrypt({ name: CIPHER, iv }, await keyOfThisBrowser(), plain);
  return { iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
};

/** Opens a sealed value. Throws when its key is gone, or when it was changed since. */
export const unseal = async ({ iv, data }: Sealed): Promise<Credentials> => {
  const key = await keptKey();
  if (!key) throw new Error('The remembered password cannot be opened: its key is gone.');
  const plain = await crypto.subtle.decrypt(
    { name: CIPHER, iv: fromBase64(iv) },
    key,
    fromBase64(data),
  );
  return v.parse(credentialsShape, JSON.parse(new TextDecoder().decode(plain)));
};

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
