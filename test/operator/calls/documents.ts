import { theCustomer } from '../books/customers';
import { stampOf, stampOrNothing } from '../clock';
import type { Handlers } from '../route';
import { Refusal } from '../transport/refusal';

/** Bytes. */
const MAX_SIZE = 5 * 1024 * 1024;

interface UploadRow {
  readonly id: number;
  readonly at: number;
  readonly documenttype: string;
  readonly side: string;
  readonly documentnumber: string;
  readonly filename: string;
  readonly mimetype: string;
  readonly size: number;
  readonly status: string;
  readonly reason: string;
  readonly reviewed: number | null;
}

/** The type of a file by its first bytes, because names and declared types prove nothing. */
const kindOf = (bytes: Uint8Array): string | undefined => {
  const starts = (...wanted: readonly number[]) => wanted.every((byte, at) => bytes[at] === byte);
  const reads = (text: string, from: number) =>
    [...text].every((letter, at) => bytes[from + at] === letter.charCodeAt(0));
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (reads('RIFF', 0) && reads('WEBP', 8)) return 'image/webp';
  if (reads('%PDF-', 0)) return 'application/pdf';
  return undefined;
};

const masked = (documentnumber: string) =>
  documentnumber.replace(/[^A-Za-z0-9]/g, '').replace(/.(?=.{4})/g, 'X');

const documentPath = (id: number): string => `/stand-in/uploads/${id}`;

export const documentCalls: Handlers<'uploadDocument' | 'documents'> = {
  uploadDocument: ({ database, clock, customerid, request, upload }) => {
    if (!upload)
      throw new Refusal(400, 'The file did not arrive. Please choose it again.', 'FILE_MISSING');
    const { bytes, filename } = upload;
    if (bytes.length === 0)
      throw new Refusal(400, 'This file is empty. Please choose another.', 'FILE_EMPTY');
    if (bytes.length > MAX_SIZE)
      throw new Refusal(413, 'This file is larger than 5 MB.', 'FILE_TOO_LARGE');
    const mimetype = kindOf(bytes);
    if (!mimetype) {
      throw new Refusal(
        415,
        'Only JPEG, PNG and WebP pictures and PDF files can be read.',
        'FILE_TYPE',
      );
    }
    const id = database.insert(
      `insert into uploads (at, customerid, documenttype, side, documentnumber, filename, mimetype,
         size, content, status) values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'PENDING')`,
      ...[clock.now(), customerid, request.documenttype, request.side],
      ...[masked(request.documentnumber ?? ''), filename, mimetype, bytes.length, bytes],
    );
    if (theCustomer(database, customerid).kycstatus !== 'VERIFIED') {
      database.run(`update subscribers set kycstatus = 'PENDING' where customerid = ?`, customerid);
    }
    return {
      documentid: String(id),
      status: 'PENDING',
      url: documentPath(id),
      message: 'We have your document. Checking it takes up to two working days.',
    };
  },

  documents: ({ database, customerid }) =>
    database
      .all<UploadRow>(
        `select id, at, documenttype, side, documentnumber, filename, mimetype, size, status, reason,
           reviewed from uploads where customerid = ? order by id desc`,
        customerid,
      )
      .map((upload) => ({
        documentid: String(upload.id),
        documenttype: upload.documenttype,
        side: upload.side,
        documentnumber: upload.documentnumber,
        filename: upload.filename,
        mimetype: upload.mimetype,
        size: upload.size,
        status: upload.status,
        reason: upload.reason,
        url: documentPath(upload.id),
        created: stampOf(upload.at),
        reviewed: stampOrNothing(upload.reviewed),
      })),
};
