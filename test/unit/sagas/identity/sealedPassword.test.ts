import { deleteKey, seal, unseal } from '../../../../sagas/identity/sealedPassword';
import { forgetAllKeys, refuseKeys, storedKeys } from '../../../support/storage/keyStore';

jest.mock('idb-keyval', () => jest.requireActual<object>('../../../support/storage/keyStore'));

const asha = { username: 'asha', password: 'secret-1 पासवर्ड' };

beforeEach(forgetAllKeys);

describe('A remembered password', () => {
  it('The browser that sealed a password opens it', async () => {
    expect(await unseal(await seal(asha))).toEqual(asha);
  });

  it('The stored value does not reveal the password', async () => {
    const sealed = await seal(asha);
    const kept = JSON.stringify(sealed) + Buffer.from(sealed.data, 'base64').toString('utf8');
    expect(kept).not.toMatch(/asha|secret-1|पासवर्ड/);
  });

  it('Sealing twice under one key gives different values', async () => {
    const [first, second] = [await seal(asha), await seal(asha)];
    expect(first.data).not.toBe(second.data);
    expect(first.iv).not.toBe(second.iv);
    expect(storedKeys()).toHaveLength(1);
    expect(await unseal(first)).toEqual(await unseal(second));
  });

  it('The sealing key cannot be exported', async () => {
    await seal(asha);
    const [key] = storedKeys() as CryptoKey[]; // the only thing that is kept
    expect(key).toMatchObject({ extractable: false, algorithm: { name: 'AES-GCM', length: 256 } });
    await expect(crypto.subtle.exportKey('raw', key!)).rejects.toThrow();
  });

  it('Another browser cannot open a sealed password', async () => {
    const sealed = await seal(asha);
    forgetAllKeys();
    await expect(unseal(sealed)).rejects.toThrow();
  });

  it('A changed value cannot be opened', async () => {
    const { iv, data } = await seal(asha);
    const changed = Buffer.from(data, 'base64');
    changed[0]! ^= 1;
    await expect(unseal({ iv, data: changed.toString('base64') })).rejects.toThrow();
    await expect(unseal({ iv, data: 'not base64!' })).rejects.toThrow();
  });

  it('The password is not sealed where the browser refuses key storage', async () => {
    refuseKeys();
    await expect(seal(asha)).rejects.toThrow();
  });
});

describe('The sealing key', () => {
  it('The key is deleted, and what it sealed cannot be opened any more', async () => {
    const sealed = await seal(asha);
    await deleteKey();
    expect(storedKeys()).toEqual([]);
    await expect(unseal(sealed)).rejects.toThrow('its key is gone');
    expect(storedKeys()).toEqual([]);
  });

  it('A key that is just being made is not written after it was deleted', async () => {
    const sealing = seal(asha);
    await deleteKey();
    await sealing;
    expect(storedKeys()).toEqual([]);
  });
});
