import type * as english from '../../screens/writes/writes.text';
import type { TextsOf } from '../../text/catalogue';

export const writeOutcomeText: TextsOf<typeof english.writeOutcomeText> = {
  titles: {
    findingOut: 'અમે તપાસી રહ્યા છીએ',
    booked: 'પૂરું થઈ ગયું',
    notBooked: 'હજી સુધી કોઈ નિશાની નથી',
    unknown: 'અમને હજી ખબર નથી',
  },
  partly: 'એક ભાગ પૂરો થયો',
  subject: {
    checkout: 'તમારા ઓર્ડર',
    renew: 'તમારા રિન્યુઅલ',
    renewReadingText: 'તમારા રિન્યુઅલ',
    cancelForRefund: 'પેક રદ કરવાની તમારી વિનંતી',
    placeOrder: 'કનેક્શનના તમારા ઓર્ડર',
  },
  ownSubject: {
    checkout: 'મારા ઓર્ડર',
    renew: 'મારા રિન્યુઅલ',
    renewReadingText: 'મારા રિન્યુઅલ',
    cancelForRefund: 'પેક રદ કરવાની મારી વિનંતી',
    placeOrder: 'કનેક્શનના મારા ઓર્ડર',
  },
  findingOut: (subject: string): string =>
    `${subject}નો સ્પષ્ટ જવાબ હજી મળ્યો નથી. અમે તમારા પેક, બેલેન્સ અને ટ્રાન્ઝેક્શન તપાસી રહ્યા છીએ: ત્રણ મિનિટ સુધી. કંઈ ફરી મોકલાતું નથી.`,
  findingOutOrder:
    'કનેક્શનના ઓર્ડરનો સ્પષ્ટ જવાબ મળ્યો નથી. કોઈ પૈસા કપાયા નથી. ત્રણ મિનિટ રાહ જુઓ: જવાબ હજી આવી શકે છે.',
  safeAgain: {
    honoured: 'તમે એ જ હમણાં ફરી મોકલી શકો છો: તે એક જ વાર થાય છે.',
    unknown: 'આપમેળે કંઈ ફરી મોકલાતું નથી.',
  },
  booked: (subject: string): string => `તમારા ઓપરેટરે ${subject}નું કામ પૂરું કર્યું છે.`,
  partlyBooked: (subject: string): string => `તમારા ઓપરેટરે ${subject}નો એક ભાગ પૂરો કર્યો છે:`,
  runsTo: (name: string, day: string): string => `${name}: ${day} સુધી ચાલુ રહેશે.`,
  stopped: (name: string): string => `${name} રદ થઈ ગયું છે.`,
  lineNotBooked: (name: string): string => `${name} પૂરું થયું નથી.`,
  transaction: (id: string, amount: string): string => `ટ્રાન્ઝેક્શન ${id}: ${amount}.`,
  otherAmount: (agreed: string, taken: string): string =>
    `તમે ${agreed} માટે સંમત થયા હતા, અને ${taken} કપાયા. આની તપાસ માટે ફરિયાદ નોંધાવો.`,
  otherAmountSubject: (subject: string): string => `${subject}: બીજી રકમ કપાઈ`,
  otherAmountTicket: (
    subject: string,
    taken: string,
    reference: string,
    agreed: string,
    time: string,
  ): string =>
    [
      `${subject} મોકલ્યું. કૃપા કરીને રકમ તપાસો.`,
      `નક્કી રકમ: ${agreed}`,
      `કપાયેલી રકમ: ${taken}`,
      `મોકલ્યું: ${time}`,
      `રેફરન્સ નંબર: ${reference}`,
    ].join('\n'),
  notBooked: (subject: string): string =>
    `${subject} પછી કંઈ બદલાયું નથી. અમે એક દિવસ સુધી તપાસતા રહીશું અને ફેરફાર અહીં બતાવીશું.`,
  againWithoutSign: {
    honoured: 'તમે એ જ હમણાં ફરી મોકલી શકો છો: તે એક જ વાર થાય છે.',
    unknown: 'જો તમે ફરી કરો અને પહેલું પણ પછીથી થાય, તો બંનેના પૈસા કપાઈ શકે છે.',
  },
  unknown: (subject: string): string =>
    `${subject}નું કામ પૂરું થયું કે નહીં, તે ઓપરેટરના રેકોર્ડ પરથી ખબર પડતી નથી. પહેલાં તમારા પેક અને ટ્રાન્ઝેક્શન તપાસો: ફરી કરશો તો તેના પૈસા પણ કપાશે.`,
  unknownOrder:
    'નંબર વગર અમે ઓર્ડર શોધી શકતા નથી, તેથી ખબર નથી કે તે પહોંચ્યો કે નહીં. તમારા ઓપરેટરને કોલ કરીને પૂછો. તે પહોંચ્યો હોય અને તમે ફરી ઓર્ડર કરો, તો બે ઓર્ડર થશે: જેનું પેમેન્ટ ન થાય તે આપમેળે રદ થાય છે.',
  asked: 'અમે તપાસતા રહીશું.',
  askNow: 'સ્ટેટસ તપાસો',
  transactions: 'ટ્રાન્ઝેક્શન',
  packs: 'મારા પેક',
  ticket: 'ફરિયાદ નોંધાવો',
  seen: 'મેં તપાસી લીધું',
  orderAgain: 'ફરી ઓર્ડર કરો',
  done: 'ઠીક છે',
  ticketSubject: (subject: string): string => `${subject}નો સ્પષ્ટ જવાબ આવ્યો નથી`,
  ticketDescription: (subject: string, reference: string, amount: string, time: string): string =>
    [
      `${subject}નો સ્પષ્ટ જવાબ આવ્યો નથી. કૃપા કરીને મને જણાવો કે તે પૂરું થયું કે નહીં.`,
      `મોકલ્યું: ${time}`,
      ...(amount === '' ? [] : [`રકમ: ${amount}`]),
      `રેફરન્સ નંબર: ${reference}`,
    ].join('\n'),
};
