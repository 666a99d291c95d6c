import type { Entry } from 'har-format';
import type { Endpoint } from '../../../sagas/api/endpoint';
import {
  type MissingParts,
  type RecordedCall,
  UNKNOWN_BODY,
  UnreadableRecording,
} from './recording';

/** Whether the archive has only the length of the operator's answer. */
export const lacksAnswer = ({ status, content }: Entry['response']): boolean =>
  status > 0 && (content.text ?? '') === '' && content.size > 0;

/** Whether the archive lacks the body. No archive has the file of a multipart form; its other fields are enough. */
export const lacksBody = (row: Endpoint, asked: Readonly<Record<string, unknown>>): boolean =>
  UNKNOWN_BODY in asked &&
  (row.sends === 'json' ||
    row.sends === 'form' ||
    (row.sends === 'multipart' && Object.keys(asked).length === 1));

interface ArchivedCall extends RecordedCall {
  readonly lacks: { readonly answer: boolean; readonly body: boolean };
}

/**
 * The parts of the calls that an archive lacks. Throws an UnreadableRecording when it has no answer at all: then
 * nothing that followed from an answer could be replayed.
 */
export const missingParts = (calls: readonly ArchivedCall[]): MissingParts => {
  const answered = calls.filter(({ status }) => status > 0);
  if (answered.length > 0 && answered.every(({ body }) => body === ''))
    throw new UnreadableRecording(
      `The archive has no answer to any of its ${calls.length} calls, so nothing could be compared. Save it again with content.`,
    );
  return {
    answers: calls.filter(({ lacks }) => lacks.answer).map(nameOf),
    bodies: calls.filter(({ lacks }) => lacks.body).map(nameOf),
  };
};

const nameOf = ({ call, method, path }: RecordedCall): string =>
  `${call} (${method} ${path.split('?')[0] ?? path})`;
