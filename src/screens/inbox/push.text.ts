import { catalogue } from '../../text/catalogue';

export const pushText = catalogue('pushText', {
  title: 'Notifications',
  status: {
    notOffered:
      'Your operator doesn’t send messages to devices yet. You can find everything under “From your operator”.',
    unsupported:
      'This browser can’t receive messages. On an iPhone, add the portal to your home screen and open it from there.',
    refused:
      'Notifications from this page are blocked. Allow them in your browser’s settings, then check again.',
    off: 'Get messages about planned work, outages and payments on this device, even when the portal is closed.',
    on: 'This device receives messages from your operator.',
  },
  action: { refused: 'Check again', off: 'Turn on', on: 'Turn off' },
  failed: 'We couldn’t turn on notifications. Check your connection and try again.',
  noTopic:
    'We couldn’t subscribe this device to news from your area. We’ll try again when you next open the portal.',
  again: 'Try now',
});
