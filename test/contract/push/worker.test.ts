import { changeInbox, readInbox } from '../../../sagas/inbox/push/inboxDatabase';
import { withOwner } from '../../../store/inbox/inboxRecord';
import { forgetAllKeys } from '../../support/storage/keyStore';
import { pushedMessages } from './messages';
import { workerWith } from './pushWorker';

jest.mock('idb-keyval', () => jest.requireActual<object>('../../support/storage/keyStore'));

beforeEach(async () => {
  forgetAllKeys();
  await changeInbox((record) => withOwner(record, { customerid: '42', language: 'en' }));
});

it.each(pushedMessages)('The worker stores and shows $title', async ({ text, shown }) => {
  const worker = workerWith();
  await worker.push(text);
  const [message] = (await readInbox()).messages;
  expect(message).toMatchObject({ ...shown, isRead: false });
  // A notification without a text says that there is a message.
  expect(worker.shown).toMatchObject([
    {
      title: shown.title,
      options: {
        ...(shown.body !== '' && { body: shown.body }),
        data: { id: message?.id, path: shown.path },
      },
    },
  ]);
});

it.each(pushedMessages.filter(({ text }) => text?.includes('fcmMessageId')))(
  'A message that the provider delivers twice is stored once: $title',
  async ({ text }) => {
    const worker = workerWith();
    await worker.push(text);
    await worker.push(text);
    expect((await readInbox()).messages).toHaveLength(1);
    expect(new Set(worker.shown.map(({ options }) => options.tag)).size).toBe(1);
  },
);
