import { generate } from 'selfsigned';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** A key and a certificate for localhost that no browser trusts, made for this run and kept nowhere. */
export const makeCertificate = async (): Promise<Certificate> => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
  });
  return { key, cert };
};
