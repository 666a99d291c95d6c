import { HARImporter } from '@har-sdk/core';
import { ErrorHumanizer, HarValidator } from '@har-sdk/validator';
import type { Entry, Har, Param } from 'har-format';
import { askedInAddress, rowOf } from '../../support/rowOf';
import { strictArchive } from './archiveDialects';
import { harExtensionOf } from './harExtension';
import { lacksAnswer, lacksBody, missingParts } from './missingParts';
import { inOrder, inPageTime } from './pageTime';
import {
  type RecordedCall,
  type RecordedPage,
  type Recording,
  UNKNOWN_BODY,
  UnreadableRecording,
} from './recording';

/** Reads an HTTP Archive, as a browser's network panel or a proxy writes it. Throws an UnreadableRecording. */
export const readArchive = async (text: string, name: string): Promise<Recording> => {
  const har = await validArchive(text);
  const { entries } = har.log;
  const first = entries.map(momentOf).sort((one, other) => one - other)[0];
  if (first === undefined) throw new UnreadableRecording('The archive holds no request at all.');
  const own = harExtensionOf(har);
  const began = own?.began ?? first;
  const loads = entries.filter(isPageLoad);
  const calls = entries.flatMap((entry) => callOf(entry, began));
  if (calls.length === 0)
    throw new UnreadableRecording(
      'The archive holds no call of the operator that the portal knows.',
    );
  return {
    name,
    began,
    origin: new URL(calls[0]?.url ?? 'http://localhost').origin,
    pages: own ? own.pages.map(withCalls(calls)) : pagesBy(loads, calls, began),
    // For a flow that `npm run record` wrote, events and states are compared as well.
    missing: own ? { answers: [], bodies: [] } : missingParts(calls),
  };
};

/** Created once, because it compiles the whole schema of the format. */
const validator = new HarValidator();

/** The archive, checked against the schema of its format. Throws an UnreadableRecording. */
export const validArchive = async (text: string): Promise<Har> => {
  const spec = await new HARImporter().import(strictArchive(text));
  if (!spec)
    throw new UnreadableRecording(
      'This is neither an HTTP Archive nor a file for support, or only a part of one.',
    );
  const errors = new ErrorHumanizer().humanizeErrors(await validator.verify(spec.doc));
  const [first] = errors;
  if (first) throw new UnreadableRecording(`The archive is damaged. ${first.message}.`);
  return spec.doc as unknown as Har; // checked against the format's own schema
};

interface Call extends RecordedCall {
  readonly url: string;
  readonly lacks: { readonly answer: boolean; readonly body: boolean };
}

const momentOf = ({ startedDateTime }: Entry): number => Date.parse(startedDateTime);

/** Whether the entry is a document of the portal itself. Each such document begins with an empty store. */
const isPageLoad = ({ request, response }: Entry): boolean =>
  request.method === 'GET' &&
  response.status === 200 &&
  response.content.mimeType.startsWith('text/html') &&
  !new URL(request.url).pathname.startsWith('/stand-in/');

const callOf = (entry: Entry, began: number): readonly Call[] => {
  const { request, response, time } = entry;
  const accept = request.headers.find(({ name }) => name.toLowerCase() === 'accept')?.value ?? '';
  const row = rowOf(request.method, request.url, accept);
  // A replay does not have the relay of the device messages.
  if (!row || row.name === 'subscribeToTopic') return [];
  const { pathname, search } = new URL(request.url);
  const at = momentOf(entry) - began;
  const sent = askedIn(request);
  return [
    {
      ...{ call: row.name, method: request.method, path: `${pathname}${search}`, url: request.url },
      ...{
        asked: { ...askedInAddress(row, request.url), ...sent },
        lacks: { answer: lacksAnswer(response), body: lacksBody(row, sent) },
        at,
        took: wasLeft(response) ? Infinity : Math.max(0, time),
      },
      // Browsers write 0 or -1 for a request that got no answer.
      status: Math.max(0, response.status),
      type: response.content.mimeType,
      body: bodyOf(response.content),
    },
  ];
};

/** Whether the page was left before the answer was read. */
const wasLeft = ({ status, content }: Entry['response']): boolean =>
  status === 200 && (content.text ?? '') === '';

/** The text of an answer. */
export const bodyOf = ({ text = '', encoding }: Entry['response']['content']): string =>
  encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text;

/** The fields that were sent, as a form or as JSON. In a form, a list repeats its name for each of its items. */
export const askedIn = ({
  method,
  postData,
}: Entry['request']): Readonly<Record<string, unknown>> => {
  if (!postData) return method === 'GET' ? {} : { [UNKNOWN_BODY]: true };
  const { mimeType, text = '', params = [] } = postData;
  if (text === '' && params.length === 0) return { [UNKNOWN_BODY]: true };
  // A picture is not recorded, and not compared.
  if (mimeType.startsWith('multipart/'))
    return { ...Object.fromEntries(params.map(pair)), [UNKNOWN_BODY]: true };
  if (mimeType.startsWith('application/json')) return jsonIn(text);
  if (mimeType.startsWith('application/x-www-form-urlencoded') && text !== '')
    return Object.fromEntries(new URLSearchParams(text));
  return Object.fromEntries(params.map(pair));
};

const pair = ({ name, value, fileName }: Param): [string, string] => [
  name,
  fileName ?? value ?? '',
];

const jsonIn = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown>; // the portal sends objects only
  } catch {
    return { [UNKNOWN_BODY]: true };
  }
};

const pagesBy = (
  loads: readonly Entry[],
  calls: readonly Call[],
  began: number,
): readonly RecordedPage[] => {
  const opened = loads.map((load) => momentOf(load) - began);
  // An archive that was filtered for calls has no documents: there, each page begins with this call.
  const asked = calls.filter(({ call }) => call === 'maintenance').map(({ at }) => at);
  const starts = [...new Set([0, ...(loads.length > 0 ? opened : asked)])].sort((a, b) => a - b);
  return starts
    .map((at, index) => {
      const until = starts[index + 1] ?? Infinity;
      const load = loads.find((one) => momentOf(one) - began === at);
      return {
        at,
        address: load?.request.url ?? '',
        calls: calls.filter((call) => call.at >= at && call.at < until),
        events: null,
        end: null,
      };
    })
    .filter(({ calls: made }) => made.length > 0);
};

const withCalls =
  (calls: readonly Call[]) =>
  (page: RecordedPage, index: number, pages: readonly RecordedPage[]): RecordedPage => {
    const until = pages[index + 1]?.at ?? Infinity;
    const made = calls.filter(({ at }) => at >= page.at && at < until);
    const events = page.events && inOrder(page.events);
    return { ...page, events, calls: inPageTime(made, events) };
  };
