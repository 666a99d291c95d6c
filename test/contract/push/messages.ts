import { INBOX, MY_PACKS } from '../../../store/core/paths';
import { ORIGIN } from './pushWorker';

/*
 * What the provider of the device messages (specification §1) hands to the worker of a page, taken from its public
 * documentation and from reports about its library, and what the portal shows of it. `worker.test.ts` plays it to the
 * worker.
 */

interface PushedMessage {
  readonly title: string;
  readonly source: string;
  /** The text of the push event; null when the event has no data. */
  readonly text: string | null;
  readonly shown: { readonly title: string; readonly body: string; readonly path: string };
}

const REFERENCE =
  'FCM HTTP v1 API, "projects.messages" (https://firebase.google.com/docs/reference/fcm/rest/v1/projects.messages)';
const PAYLOAD =
  'Firebase JavaScript API, "MessagePayload" (https://firebase.google.com/docs/reference/js/messaging_.messagepayload)';
const LINK_AS_CLICK_ACTION =
  'A report that the link of `webpush.fcm_options` arrives as `notification.click_action` (https://github.com/firebase/firebase-js-sdk/issues/6207)';
const DATA_ONLY =
  'A report with a message of data alone, sent by the older API (https://github.com/firebase/quickstart-js/issues/209)';
const STANDARD = 'Push API, "PushMessageData" (https://www.w3.org/TR/push-api/)';

/** The fields that the provider adds to every message. */
const ADDED = {
  from: '105372945812',
  priority: 'normal',
  fcmMessageId: 'ae2a1a4a-5c5b-4c6c-9a1e-4f0e31a1c0de',
};

const work = { title: 'Work tonight', body: 'From 01:00 to 02:00' };
const PLAIN = { title: 'Message from your operator', body: '', path: INBOX };

export const pushedMessages: readonly PushedMessage[] = [
  {
    title: 'a notification without a link',
    source: REFERENCE,
    text: JSON.stringify({ notification: work, ...ADDED }),
    shown: { ...work, path: INBOX },
  },
  {
    title: 'a notification whose link arrives as its click action',
    source: LINK_AS_CLICK_ACTION,
    text: JSON.stringify({
      notification: { ...work, click_action: ORIGIN + MY_PACKS, icon: `${ORIGIN}/icon.png` },
      ...ADDED,
    }),
    shown: { ...work, path: MY_PACKS },
  },
  {
    title: 'a notification whose link arrives among the options',
    source: PAYLOAD,
    text: JSON.stringify({
      notification: work,
      fcmOptions: { link: ORIGIN + MY_PACKS, analytics_label: 'work' },
      ...ADDED,
    }),
    shown: { ...work, path: MY_PACKS },
  },
  {
    title: 'a notification that leads to another site',
    source: PAYLOAD,
    text: JSON.stringify({
      notification: work,
      fcmOptions: { link: 'https://offers.example.com/' },
      ...ADDED,
    }),
    shown: { ...work, path: INBOX },
  },
  {
    title: 'a message of data alone',
    source: DATA_ONLY,
    text: JSON.stringify({ data: { ...work, path: MY_PACKS }, ...ADDED }),
    shown: { ...work, path: MY_PACKS },
  },
  {
    title: 'a notification with data for the page',
    source: REFERENCE,
    text: JSON.stringify({
      notification: work,
      data: { title: 'For the app', customerid: '42', path: MY_PACKS },
      ...ADDED,
    }),
    shown: { ...work, path: MY_PACKS },
  },
  {
    title: 'a message to a topic, which replaces an earlier one',
    source: PAYLOAD,
    text: JSON.stringify({
      notification: work,
      ...ADDED,
      from: '/topics/region-12',
      collapse_key: 'work',
    }),
    shown: { ...work, path: INBOX },
  },
  {
    title: 'a campaign of the provider’s console',
    source: 'The fields of a campaign in the types of the messaging library',
    text: JSON.stringify({
      notification: work,
      data: {
        'google.c.a.c_id': '7120934456712',
        'google.c.a.c_l': 'November',
        'google.c.a.ts': '1795257000',
        'google.c.a.e': '1',
      },
      ...ADDED,
    }),
    shown: { ...work, path: INBOX },
  },
  {
    title: 'a notification without a title',
    source: 'FCM HTTP v1 API, "Notification": every field may be left out',
    text: JSON.stringify({ notification: { body: work.body }, ...ADDED }),
    shown: { title: PLAIN.title, body: work.body, path: INBOX },
  },
  {
    title: 'an empty message',
    source: `${STANDARD}: a push may have no data`,
    text: null,
    shown: PLAIN,
  },
  {
    title: 'a text that is no JSON',
    source: `${STANDARD}: the data is any text`,
    text: 'Work tonight',
    shown: PLAIN,
  },
];
