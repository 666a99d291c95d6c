import type * as english from '../../screens/renewal/renewal.text';
import type { TextsOf } from '../../text/catalogue';

export const renewText: TextsOf<typeof english.renewText> = {
  title: 'புதுப்பி',
  back: 'என் பேக்குகள்',
  ready: 'புதுப்பிக்கத் தயார்',
  broadband: 'பிராட்பேண்ட்',
  whichBox: 'எந்த பாக்ஸ்?',
  whichBoxDescription:
    'ஒரே பேக் ஒன்றுக்கு மேற்பட்ட பாக்ஸ்களில் உள்ளது, அதனால் ஒரு நேரத்தில் ஒரு பாக்ஸைப் புதுப்பியுங்கள்.',
  leaving: 'இந்த பேக்கை நீக்கக் கேட்டிருந்தீர்கள். புதுப்பித்தால் அது தொடரும்.',
  later: 'இன்னும் நேரம் வரவில்லை',
  laterDescription: 'பேக் முடிவதற்கு முந்தைய 15 நாட்களில் புதுப்பிக்கலாம்.',
  from: '{date} முதல் புதுப்பிக்கலாம்',
  noFrom: 'இப்போது புதுப்பிக்க முடியாது',
  allEnd: 'எல்லாம் {date} அன்று முடிகின்றன',
  allEnded: 'எல்லாம் {date} அன்று முடிந்தன',
  nothingReady: 'இப்போது புதுப்பிக்க எதுவும் இல்லை',
  noPacks: 'புதுப்பிக்க பேக் எதுவும் இல்லை',
  noPacksDescription: 'நீங்கள் சேர்க்கும் பேக்குகள் முடிவதற்கு 15 நாட்களுக்கு முன் இங்கே தெரியும்.',
  add: 'பேக் சேர்',
  howLong: 'புதுப்பிக்கும் காலம்',
  units: { MONTHLY: 'மாதம்', QUARTERLY: 'மாதம்', HALFYEARLY: 'மாதம்', YEARLY: 'மாதம்' },
  perMonth: (amount: string): string => `${amount}/மாதம்`,
  saving: (amount: string): string => `${amount} சேமிப்பு`,
  due: 'அடுத்துச் செலுத்த வேண்டிய தேதி {date}',
  notOffered: (names: string): string => `விலை இல்லை: ${names}`,
  bill: 'உங்கள் புதுப்பித்தல்',
  until: '{date} வரை',
  payMissing: 'பேமெண்ட் முறைகள் லோட் ஆகவில்லை.',
  noneTicked: 'ஒரு பேக்கையாவது தேர்ந்தெடுங்கள்.',
  noPrice: (names: string): string => `இந்தக் காலத்துக்கு விலை இல்லை: ${names}.`,
  otherTermOrFewer: 'வேறு காலத்தைத் தேர்ந்தெடுங்கள் அல்லது தேர்வை நீக்குங்கள்.',
  nothingPaid: 'எதுவும் புதுப்பிக்கப்படவில்லை, பணம் எதுவும் எடுக்கப்படவில்லை.',
  calendar: 'எனக்கு நினைவூட்டு',
  calendarDone: 'காலெண்டர் ஃபைல் சேமிக்கப்பட்டது.',
  calendarFailed: 'ஃபைலை உருவாக்க முடியவில்லை. மீண்டும் முயற்சி செய்யுங்கள்.',
};

export const calendarText: TextsOf<typeof english.calendarText> = {
  summary: (names: string): string => `புதுப்பிக்க: ${names}`,
  description: (operator: string): string =>
    `கடைசி நாள். முடிவதற்கு முன் ${operator} மூலம் புதுப்பியுங்கள்.`,
};

export const resultsText: TextsOf<typeof english.resultsText> = {
  title: ({ renewed, unclear, all }): string => {
    if (renewed === all)
      return all === 1 ? 'உங்கள் பேக் புதுப்பிக்கப்பட்டது' : 'உங்கள் பேக்குகள் புதுப்பிக்கப்பட்டன';
    if (renewed > 0)
      return `${all} பேக்குகளில் ${renewed} ${renewed === 1 ? 'புதுப்பிக்கப்பட்டது' : 'புதுப்பிக்கப்பட்டன'}`;
    return unclear > 0 ? 'புதுப்பித்தல் உறுதியாகவில்லை' : 'எதுவும் புதுப்பிக்கப்படவில்லை';
  },
  fromBalance: 'பேலன்ஸிலிருந்து',
  paidUnknown: 'உங்கள் ஆபரேட்டர் பேலன்ஸிலிருந்து எவ்வளவு எடுத்தார் என்பது உங்கள் பரிவர்த்தனைகளில் தெரியும்.',
  paidNothing: 'உங்கள் பேலன்ஸிலிருந்து எதுவும் எடுக்கப்படவில்லை.',
  packs: 'உங்கள் பேக்குகள்',
  renewed: 'புதுப்பிக்கப்பட்டது',
  failed: 'புதுப்பிக்கப்படவில்லை',
  reasons: {
    tooEarly: 'இன்னும் நேரம் வரவில்லை. பேக் முடிவதற்கு முந்தைய 15 நாட்களில் புதுப்பிக்கலாம்.',
    chargeRefused:
      'உங்கள் ஆபரேட்டரால் கட்டணத்தைப் பதிவு செய்ய முடியவில்லை. இந்த பேக்குக்குப் பணம் எதுவும் எடுக்கப்படவில்லை.',
    other: 'உங்கள் ஆபரேட்டரால் இந்த பேக்கைப் புதுப்பிக்க முடியவில்லை. இதற்குப் பணம் எதுவும் எடுக்கப்படவில்லை.',
  },
  operatorSays: (words: string, code: string): string =>
    code === '' ? `உங்கள் ஆபரேட்டரின் செய்தி: ${words}` : `உங்கள் ஆபரேட்டரின் செய்தி: ${words} (${code})`,
  unclear: 'இந்த பேக் புதுப்பிக்கப்பட்டதா என்று உங்கள் ஆபரேட்டர் சொல்லவில்லை.',
  tryAgain: (count: number, amount: string): string =>
    count === 1
      ? `${amount}-க்கு 1 பேக்கை மீண்டும் புதுப்பி`
      : `${amount}-க்கு ${count} பேக்குகளை மீண்டும் புதுப்பி`,
  others: 'மற்ற பேக் புதுப்பி',
  myPacks: 'என் பேக்குகள்',
  confirming: 'உங்கள் புதுப்பித்தலை இன்னும் உறுதிசெய்கிறோம்',
  unknownTitle: 'உங்கள் புதுப்பித்தல்',
  stillEnds: 'இன்னும் {date} அன்றே முடிகிறது',
  sendAgain: (amount: string): string => `${amount}-க்கு மீண்டும் புதுப்பி`,
  choose: 'தேர்வை மாற்று',
};
