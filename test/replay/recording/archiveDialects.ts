/*
 * What tools write that is not strictly HTTP Archive: Charles and mitmproxy keep CONNECT requests and write the entries
 * in the order of their answers, Safari and Insomnia write null for an empty field, and some tools begin with a byte
 * order mark.
 */

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null))
    : {};

const MESSAGE = { httpVersion: '', cookies: [], headers: [], headersSize: -1, bodySize: -1 };
const CONTENT = { size: 0, mimeType: '' };

/** An entry with every field that the format requires; fields that are null are left out. */
const wholeEntry = (entry: Fields): Fields => {
  const response = fieldsOf(entry['response']);
  return {
    ...{ time: 0, cache: {} },
    ...entry,
    request: { ...MESSAGE, queryString: [], ...fieldsOf(entry['request']) },
    response: {
      ...{ ...MESSAGE, status: 0, statusText: '', redirectURL: '' },
      ...response,
      content: { ...CONTENT, ...fieldsOf(response['content']) },
    },
    timings: { send: 0, wait: 0, receive: 0, ...fieldsOf(entry['timings']) },
  };
};

/**
 * False for the opening of a tunnel and for what the browser requested from itself: neither is a request to a server.
 */
const isRequest = ({ request }: Fields): boolean => {
  const { method, url } = fieldsOf(request);
  return method !== 'CONNECT' && /^https?:/i.test(String(url));
};

const startOf = ({ startedDateTime }: Fields): number => Date.parse(String(startedDateTime));

/**
 * The archive in its strict form, with the requests in the order in which they began. Text that is no archive is kept.
 */
export const strictArchive = (text: string): string => {
  const plain = text.replace(/^\ufeff/, '');
  const archive = parsed(plain);
  const log = fieldsOf(fieldsOf(archive)['log']);
  const { entries } = log;
  if (!Array.isArray(entries)) return plain;
  const requests = entries.map(fieldsOf).filter(isRequest).map(wholeEntry);
  const ordered = requests.sort((one, other) => startOf(one) - startOf(other));
  const creator = { name: '', version: '', ...fieldsOf(log['creator']) };
  return JSON.stringify({ log: { version: '1.2', ...log, creator, entries: ordered } });
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
