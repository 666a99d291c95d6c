import type * as english from '../../screens/writes/writes.text';
import type { TextsOf } from '../../text/catalogue';

export const writeOutcomeText: TextsOf<typeof english.writeOutcomeText> = {
  titles: {
    findingOut: 'சரிபார்க்கிறோம்',
    booked: 'நிறைவடைந்தது',
    notBooked: 'இதுவரை எந்த அறிகுறியும் இல்லை',
    unknown: 'இன்னும் தெரியவில்லை',
  },
  partly: 'ஒரு பகுதி நிறைவடைந்தது',
  subject: {
    checkout: 'உங்கள் ஆர்டர்',
    renew: 'உங்கள் புதுப்பித்தல்',
    renewReadingText: 'உங்கள் புதுப்பித்தல்',
    cancelForRefund: 'உங்கள் பேக் ரத்து கோரிக்கை',
    placeOrder: 'புதிய இணைப்புக்கான உங்கள் ஆர்டர்',
  },
  ownSubject: {
    checkout: 'என் ஆர்டர்',
    renew: 'என் புதுப்பித்தல்',
    renewReadingText: 'என் புதுப்பித்தல்',
    cancelForRefund: 'என் பேக் ரத்து கோரிக்கை',
    placeOrder: 'புதிய இணைப்புக்கான என் ஆர்டர்',
  },
  findingOut: (subject: string): string =>
    `${subject} குறித்து இன்னும் தெளிவான பதில் வரவில்லை. உங்கள் பேக்குகள், பேலன்ஸ், பரிவர்த்தனைகளைச் சரிபார்க்கிறோம்: மூன்று நிமிடங்கள் வரை. எதுவும் மீண்டும் அனுப்பப்படாது.`,
  findingOutOrder:
    'புதிய இணைப்புக்கான உங்கள் ஆர்டருக்குத் தெளிவான பதில் வரவில்லை. பணம் எதுவும் எடுக்கப்படவில்லை. மூன்று நிமிடங்கள் காத்திருங்கள்: பதில் இன்னும் வரலாம்.',
  safeAgain: {
    honoured: 'அதையே இப்போது மீண்டும் அனுப்பலாம்: அது ஒரு முறையே செய்யப்படும்.',
    unknown: 'எதுவும் தானாக மீண்டும் அனுப்பப்படாது.',
  },
  booked: (subject: string): string => `${subject} ஆபரேட்டரிடம் நிறைவடைந்தது.`,
  partlyBooked: (subject: string): string => `${subject} ஆபரேட்டரிடம் ஒரு பகுதி மட்டும் நிறைவடைந்தது:`,
  runsTo: (name: string, day: string): string => `${name}: ${day} வரை செயலில் இருக்கும்.`,
  stopped: (name: string): string => `${name} ரத்து செய்யப்பட்டது.`,
  lineNotBooked: (name: string): string => `${name} செய்யப்படவில்லை.`,
  transaction: (id: string, amount: string): string => `பரிவர்த்தனை ${id}: ${amount}.`,
  otherAmount: (agreed: string, taken: string): string =>
    `நீங்கள் ${agreed}க்கு ஒப்புக்கொண்டீர்கள், ஆனால் ${taken} எடுக்கப்பட்டது. இதைச் சரிபார்க்க புகார் அளியுங்கள்.`,
  otherAmountSubject: (subject: string): string => `${subject}: வேறு தொகை எடுக்கப்பட்டது`,
  otherAmountTicket: (
    subject: string,
    taken: string,
    reference: string,
    agreed: string,
    time: string,
  ): string =>
    [
      `${subject} அனுப்பினேன். தொகையைச் சரிபாருங்கள்.`,
      `ஒப்புக்கொண்ட தொகை: ${agreed}`,
      `எடுக்கப்பட்ட தொகை: ${taken}`,
      `அனுப்பியது: ${time}`,
      `ரெஃபரன்ஸ் எண்: ${reference}`,
    ].join('\n'),
  notBooked: (subject: string): string =>
    `${subject} அனுப்பிய பிறகு எதுவும் மாறவில்லை. ஒரு நாள் வரை சரிபார்த்துக்கொண்டே இருப்போம், மாற்றம் இருந்தால் இங்கே காட்டுவோம்.`,
  againWithoutSign: {
    honoured: 'அதையே இப்போது மீண்டும் அனுப்பலாம்: அது ஒரு முறையே செய்யப்படும்.',
    unknown: 'நீங்கள் மீண்டும் செய்து, முதலாவதும் பிறகு நடந்தால், இரண்டுக்கும் பணம் எடுக்கப்படலாம்.',
  },
  unknown: (subject: string): string =>
    `${subject} நிறைவடைந்ததா என்பது ஆபரேட்டரின் பதிவுகளிலிருந்து தெரியவில்லை. முதலில் உங்கள் பேக்குகளையும் பரிவர்த்தனைகளையும் சரிபாருங்கள்: மீண்டும் செய்தால் அதற்கும் பணம் எடுக்கப்படும்.`,
  unknownOrder:
    'எண் இல்லாமல் ஆர்டரைத் தேட முடியாது, அதனால் அது வந்து சேர்ந்ததா என்று தெரியவில்லை. உங்கள் ஆபரேட்டரை அழைத்துக் கேளுங்கள். அது வந்து சேர்ந்திருந்து, நீங்கள் மீண்டும் ஆர்டர் செய்தால், இரண்டு ஆர்டர்கள் இருக்கும்: பணம் செலுத்தாதது தானாகவே காலாவதியாகும்.',
  asked: 'தொடர்ந்து சரிபார்ப்போம்.',
  askNow: 'நிலையைச் சரிபார்',
  transactions: 'பரிவர்த்தனைகள்',
  packs: 'என் பேக்குகள்',
  ticket: 'புகார் கொடு',
  seen: 'பார்த்துவிட்டேன்',
  orderAgain: 'மீண்டும் ஆர்டர் செய்',
  done: 'சரி',
  ticketSubject: (subject: string): string => `${subject} குறித்துப் தெளிவான பதில் வரவில்லை`,
  ticketDescription: (subject: string, reference: string, amount: string, time: string): string =>
    [
      `${subject} குறித்துப் தெளிவான பதில் வரவில்லை. இது நிறைவடைந்ததா என்று தயவுசெய்து எனக்குச் சொல்லுங்கள்.`,
      `அனுப்பியது: ${time}`,
      ...(amount === '' ? [] : [`தொகை: ${amount}`]),
      `ரெஃபரன்ஸ் எண்: ${reference}`,
    ].join('\n'),
};
