import 'fake-indexeddb/auto';
import type { Har } from 'har-format';
import { readArchive } from './readArchive';
import { HAR_EXTENSION_FIELD } from './harExtension';
import { flowText } from '../recordedFlows';
import { replay } from '../replay';

const RENEWAL = 'a subscriber renews three packs and one of them fails with 1087';

it('A request body missing from an archive of calls alone is recovered from its answer', async () => {
  const har = JSON.parse(flowText(RENEWAL)) as Har; // written by the recorder
  Reflect.deleteProperty(har.log, HAR_EXTENSION_FIELD);
  const renewal = har.log.entries.find(
    ({ request }) => request.method === 'POST' && request.url.endsWith('/v1/product'),
  );
  Reflect.deleteProperty(renewal?.request ?? {}, 'postData');
  const recording = await readArchive(JSON.stringify(har), RENEWAL);
  expect((await replay(recording)).difference).toBeNull();
});
