import * as v from 'valibot';
import { requireTool } from './ensureTool';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

const selfsigned = v.object({ generate: v.function() });
const certificate = v.object({ private: v.string(), cert: v.string() });

/** A key and a certificate for localhost that no browser trusts, made for this run and stored nowhere. */
export const makeCertificate = async (): Promise<Certificate> => {
  const { generate } = v.parse(selfsigned, requireTool('certificate', 'selfsigned'));
  const made: unknown = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
  });
  const { private: key, cert } = v.parse(certificate, made);
  return { key, cert };
};
