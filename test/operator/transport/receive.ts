import type { FastifyRequest } from 'fastify';
import type { EndpointRow } from '../../../sagas/api/endpoint';
import type { ReceivedFile } from '../route';
import { Refusal } from './refusal';

export interface ReceivedRequest {
  /** Undefined when the request has no fields. */
  readonly fields: Readonly<Record<string, unknown>> | undefined;
  readonly upload: ReceivedFile | undefined;
}

/** Bytes. A document may have 5 MB; one between 5 and 8 MB is refused by `documents.ts` itself. */
const MAX_PART_SIZE = 8 * 1024 * 1024;

/** Reads the request of a call from the place that its row of the table names. */
export const receive = async (
  request: FastifyRequest,
  row: EndpointRow,
): Promise<ReceivedRequest> => {
  const inPath = recordOf(request.params);
  if (row.sends === 'nothing') return { fields: undefined, upload: undefined };
  if (row.sends === 'query') {
    return { fields: orNothing({ ...recordOf(request.query), ...inPath }), upload: undefined };
  }
  if (!request.isMultipart()) {
    return { fields: orNothing({ ...recordOf(request.body), ...inPath }), upload: undefined };
  }
  const { fields, upload } = await readParts(request);
  return { fields: orNothing({ ...fields, ...inPath }), upload };
};

const readParts = async (request: FastifyRequest) => {
  const fields: Record<string, unknown> = {};
  let upload: ReceivedFile | undefined;
  try {
    for await (const part of request.parts({ limits: { fileSize: MAX_PART_SIZE, files: 1 } })) {
      if (part.type === 'field') fields[part.fieldname] = part.value;
      else {
        const bytes = await part.toBuffer();
        upload = { bytes, filename: nameOf(part.filename) };
        fields[part.fieldname] = new Blob([new Uint8Array(bytes)], { type: part.mimetype });
      }
    }
  } catch (error) {
    const isTooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
    if (isTooLarge) throw new Refusal(413, 'This file is larger than 5 MB.', 'FILE_TOO_LARGE');
    throw new Refusal(400, 'The upload was cut off. Please try again.', 'FILE_MISSING');
  }
  return { fields, upload };
};

/** The last part of the file's path, without characters that could break a header. */
const nameOf = (filename: string | undefined): string =>
  (filename ?? '')
    .replace(/^.*[\\/]/, '')
    .replace(/[^\p{L}\p{N} ._-]/gu, '_')
    .slice(0, 100) || 'document';

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

const orNothing = (fields: Readonly<Record<string, unknown>>) =>
  Object.keys(fields).length === 0 ? undefined : fields;
