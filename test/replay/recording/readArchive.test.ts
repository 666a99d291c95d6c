import 'fake-indexeddb/auto';
import type { Har } from 'har-format';
import { readArchive } from './readArchive';
import { HAR_EXTENSION_FIELD } from './harExtension';
import { flowText } from '../recordedFlows';
import { replay } from '../replay';

/** A recorded flow as a browser would have written it: without the portal's events. */
const callsOnly = (name: string, change: (har: Har) => void = () => undefined) => {
  const har = JSON.parse(flowText(name)) as Har; // written by the recorder
  Reflect.deleteProperty(har.log, HAR_EXTENSION_FIELD);
  change(har);
  return readArchive(JSON.stringify(har), name);
};

const entryOf = (har: Har, call: string) =>
  har.log.entries.find(({ request }) => request.url.includes(call));

describe('A HAR file that holds calls alone', () => {
  it.each([
    'a subscriber logs in and sees how long the packs last',
    'a customer registers',
    'a subscriber renews three packs and one of them fails with 1087',
    'a subscriber opens a ticket and closes it',
    'a subscriber sends the front of an Aadhaar card',
    'a visitor pays for a relative’s connection by UPI',
  ])('The recorded calls are replayed without a difference: %s', async (name) => {
    expect((await replay(await callsOnly(name))).difference).toBeNull();
  });

  it('An answer that today’s code cannot read is reported as a difference', async () => {
    const recording = await callsOnly(
      'a subscriber logs in and sees how long the packs last',
      (har) => {
        const login = entryOf(har, '/v1/login');
        if (login) login.response.content.text = '{"customerid":null}';
      },
    );
    expect((await replay(recording)).difference).toBe(
      'the answer to login cannot be read by today’s code',
    );
  });

  it('A request body missing from the archive is recovered from its answer', async () => {
    const recording = await callsOnly(
      'a subscriber renews three packs and one of them fails with 1087',
      (har) => {
        const renewal = har.log.entries.find(
          ({ request: { method, url } }) => method === 'POST' && url.endsWith('/v1/product'),
        );
        if (renewal) Reflect.deleteProperty(renewal.request, 'postData');
      },
    );
    expect((await replay(recording)).difference).toBeNull();
  });
});
