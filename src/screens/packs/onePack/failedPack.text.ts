import { catalogue } from '../../../text/catalogue';

/** Why a pack failed (specification §8: 1087 and its messages). */
export const failedPackText = catalogue('failedPackText', {
  tooEarly: 'It was too early to renew this pack.',
  tooEarlyUntil: (date: string): string =>
    `It was too early to renew this pack. You can renew it from ${date}.`,
  chargeRefused:
    'Your operator’s billing system rejected the renewal, so this pack was not renewed. Try again later, or contact customer support.',
  otherFailure: 'Your operator couldn’t start or renew this pack. Contact customer support.',
  itsMessage: (message: string): string => `Your operator’s message: ${message}`,
  code: (code: string): string => `Code ${code}`,
});
