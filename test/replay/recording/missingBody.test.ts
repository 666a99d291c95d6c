import 'fake-indexeddb/auto';
import type { Har } from 'har-format';
import { readArchive } from './readArchive';
import { HAR_EXTENSION_FIELD } from './harExtension';
import { flowText } from '../recordedFlows';
import { replay } from '../replay';
import { archiveReport } from '../report';

const RENEWAL = 'a subscriber renews three packs and one of them fails with 1087';

it('A request body missing from an archive of calls alone is recovered from its answer, and said to be missing', async () => {
  const har = JSON.parse(flowText(RENEWAL)) as Har; // written by the recorder
  Reflect.deleteProperty(har.log, HAR_EXTENSION_FIELD);
  const renewal = har.log.entries.find(
    ({ request }) => request.method === 'POST' && request.url.endsWith('/v1/product'),
  );
  Reflect.deleteProperty(renewal?.request ?? {}, 'postData');
  const recording = await readArchive(JSON.stringify(har), RENEWAL);
  const found = await replay(recording);
  expect(found.difference).toBeNull();
  const { verdict, text } = archiveReport(recording, found);
  expect(text).toMatch(/no body of these calls.*\n +renew \(POST \/subscriber\/v1\/product\)/);
  expect(text).toContain('does what could be compared of what was recorded');
  expect(verdict).toBe('partly');
});
