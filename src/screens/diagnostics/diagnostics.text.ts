import { catalogue } from '../../text/catalogue';

export const supportFileText = catalogue('supportFileText', {
  title: 'Did something go wrong?',
  description:
    'Save a file and send it to support. It shows what happened on this device since you opened the portal.',
  show: 'See what is in the file',
  save: 'Save file',
  saved: 'The file is saved. Send it to support with a sentence about what went wrong.',
  failed: 'We couldn’t save the file. Check the space on your device and try again.',
  nothing:
    'Nothing has been recorded yet. Open the page where the problem occurred, then come back.',
  inside: 'What is in the file',
  without: 'Not in it: your password and codes, your name, address, email and mobile number.',
  identifying:
    'In it, so that support can find your case: your customer number, and the numbers of your boxes and payments.',
  customer: 'Customer number',
  version: 'Portal version',
  server: 'Server',
  browser: 'Browser',
  screen: 'Screen',
  pixels: (width: number, height: number): string => `${width} × ${height} pixels`,
  events: (count: number): string => `What happened: ${count} ${count === 1 ? 'step' : 'steps'}`,
  calls: (count: number): string =>
    `What the operator was asked: ${count} ${count === 1 ? 'call' : 'calls'}`,
  took: (milliseconds: number): string => `${milliseconds} ms`,
  running: 'no answer yet',
  ended: 'answered',
  failedCall: (kind: string, status: number | null): string =>
    status === null ? `failed (${kind})` : `failed (${status})`,
});
