import { type HttpOperator, openHttpOperator, type Responding } from './httpOperator';

/** A fake `EventSource`, because jsdom has none. The test sends its events. */
export class FakeStream extends EventTarget {
  static opened: FakeStream[] = [];
  isClosed = false;
  constructor(readonly address: string) {
    super();
    FakeStream.opened.push(this);
  }
  static last = (): FakeStream => FakeStream.opened.at(-1)!;
  close(): void {
    this.isClosed = true;
  }
  brings(event: string, data: unknown = null): void {
    this.bringsText(event, JSON.stringify(data));
  }
  /** A closed stream gets no more events. */
  bringsText(event: string, data: string): void {
    if (!this.isClosed) this.dispatchEvent(new MessageEvent(event, { data }));
  }
  breaks(): void {
    this.dispatchEvent(new Event('error'));
  }
}

beforeEach(() => {
  FakeStream.opened = [];
  Object.defineProperty(globalThis, 'EventSource', { value: FakeStream, configurable: true });
});

/** Drops the connection of a request that has arrived, before any answer. */
export const cutOff: Responding = (response) => void response.destroy();

/** A database behind a real connection, beside the operator in place of `fetch`. */
export const openRealtimeDatabase = async (): Promise<HttpOperator> => {
  const database = await openHttpOperator();
  opened.push(database);
  const own = jest.spyOn(globalThis, 'fetch').getMockImplementation() ?? realFetch;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      new Request(input, init).url.startsWith(database.baseUrl)
        ? realFetch(input, init)
        : own(input, init),
    );
  return database;
};

const realFetch = globalThis.fetch;
const opened: HttpOperator[] = [];

afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
});
