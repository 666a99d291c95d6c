import { createStore as openDatabase, del, get, set } from 'idb-keyval';
import * as v from 'valibot';
import type { Sealed } from '../../store/identity/rememberedPassword';

const CIPHER = 'AES-GCM';
/** In bytes. AES-GCM is designed for this length. */
const IV_LENGTH = 12;

const keys = () => openDatabase('selfcareKeys', 'keys');

/**
 * Encrypts values for one purpose with a key that has no other purpose. The key is created for the first value and
 * stored in IndexedDB under `name`. The key is not extractable, so not even this page can read it.
 */
export const sealing = <Value>(name: string, schema: v.GenericSchema<unknown, Value>) => {
  const storedKey = () => get<CryptoKey>(name, keys());
  /** The running creation of the key. A deletion waits for it; otherwise the key would be stored after the deletion. */
  let making: Promise<CryptoKey> | null = null;

  const keyOfThisBrowser = async (): Promise<CryptoKey> => {
    making ??= readOrMakeKey().finally(() => {
      making = null;
    });
    return making;
  };

  const readOrMakeKey = async (): Promise<CryptoKey> => {
    const stored = await storedKey();
    if (stored) return stored;
    const made = await crypto.subtle.generateKey({ name: CIPHER, length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    await set(name, made, keys());
    return made;
  };

  return {
    deleteKey: async (): Promise<void> => {
      await making?.catch(() => undefined);
      await del(name, keys());
    },
    /** Encrypts a value. Throws if the browser refuses keys or storage. */
    seal: async (value: Value): Promise<Sealed> => {
      const iv = crypto.getRandomValues(new Uint8Array(IV_LENGTH));
      const plain = new TextEncoder().encode(JSON.stringify(value));
      const key = await keyOfThisBrowser();
      const data = await crypto.subtle.encrypt({ name: CIPHER, iv }, key, plain);
      return { iv: toBase64(iv), data: toBase64(new Uint8Array(data)) };
    },
    /**
     * Decrypts a sealed value. Throws when the key is gone, when the value was changed after it was sealed, or when the
     * decrypted value does not fit the schema.
     */
    unseal: async ({ iv, data }: Sealed): Promise<Value> => {
      const key = await storedKey();
      if (!key) throw new Error(`The sealed value of ${name} cannot be opened: its key is gone.`);
      const plain = await crypto.subtle.decrypt(
        { name: CIPHER, iv: fromBase64(iv) },
        key,
        fromBase64(data),
      );
      return v.parse(schema, JSON.parse(new TextDecoder().decode(plain)));
    },
  };
};

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
