import type { ChargePeriod } from '../../../store/packs/chargePeriods';
import { catalogue } from '../../text/catalogue';

type Terms = Readonly<Record<ChargePeriod, string>>;

export const renewText = catalogue({
  en: {
    title: 'Renew packs',
    back: 'My packs',
    ready: 'Ready to renew',
    box: (name: string, ending: string): string =>
      name ? `${name} · ending ${ending}` : `Box ending ${ending}`,
    broadband: 'Broadband',
    whichBox: 'Which box?',
    whichBoxDescription:
      'The same pack runs on more than one box, so one box is renewed at a time.',
    leaving: 'You removed it. Renewing keeps it.',
    later: 'Not yet',
    laterDescription: 'A pack can be renewed in the 15 days before it ends.',
    from: 'May be renewed from {date}',
    noFrom: 'Cannot be renewed now',
    ends: 'ends on {date}',
    ended: 'on {date}',
    nothingReady: 'Nothing to renew yet',
    noPacks: 'You have no pack to renew',
    noPacksDescription: 'Packs you add appear here 15 days before they end.',
    add: 'Add packs',
    howLong: 'For how long',
    terms: {
      MONTHLY: 'One month',
      QUARTERLY: 'Three months',
      HALFYEARLY: 'Six months',
      YEARLY: 'One year',
    } satisfies Terms,
    perMonth: (amount: string): string => `${amount} a month`,
    saving: (amount: string): string => `you save ${amount}`,
    due: 'Next due {date}',
    notOffered: (names: string): string => `No price for ${names}`,
    bill: 'Your renewal',
    until: 'to {date}',
    total: 'Total, with tax',
    payMissing: 'The ways to pay could not be loaded.',
    noneTicked: 'Tick at least one pack.',
    noPrice: (names: string): string =>
      `There is no price for ${names} for this term. Choose another term or untick it.`,
    nothingPaid: 'Nothing was renewed and nothing was taken.',
    earlierUnknown: {
      honoured:
        'You sent a renewal and no answer came. Look at the dates below first: they are as your operator has them now. The same packs for the same term, sent again, are renewed only once.',
      unknown:
        'You sent a renewal and no answer came. Look at the dates below and at your balance first: they are as your operator has them now. A pack that runs longer than before has been renewed and paid for.',
    },
    looked: 'I have looked',
    calendar: 'Save the due dates to my calendar',
    calendarDone: 'The calendar file is saved.',
    calendarFailed: 'The file could not be made. Try again.',
  },
  hi: {
    title: 'पैक रिन्यू करें',
    back: 'मेरे पैक',
    ready: 'रिन्यू के लिए तैयार',
    box: (name: string, ending: string): string =>
      name ? `${name} · अंत में ${ending}` : `बॉक्स, अंत में ${ending}`,
    broadband: 'ब्रॉडबैंड',
    whichBox: 'कौन-सा बॉक्स?',
    whichBoxDescription: 'एक ही पैक एक से ज़्यादा बॉक्स पर है, इसलिए एक बार में एक बॉक्स रिन्यू होता है।',
    leaving: 'आपने इसे हटाया था। रिन्यू करने पर यह बना रहेगा।',
    later: 'अभी नहीं',
    laterDescription: 'पैक समाप्त होने से पहले के 15 दिनों में रिन्यू हो सकता है।',
    from: '{date} से रिन्यू कर सकते हैं',
    noFrom: 'अभी रिन्यू नहीं हो सकता',
    ends: 'अंतिम तारीख {date}',
    ended: '{date} को',
    nothingReady: 'अभी रिन्यू करने को कुछ नहीं',
    noPacks: 'रिन्यू करने के लिए कोई पैक नहीं है',
    noPacksDescription: 'आपके जोड़े हुए पैक समाप्त होने से 15 दिन पहले यहाँ दिखेंगे।',
    add: 'पैक जोड़ें',
    howLong: 'कितने समय के लिए',
    terms: {
      MONTHLY: 'एक महीना',
      QUARTERLY: 'तीन महीने',
      HALFYEARLY: 'छह महीने',
      YEARLY: 'एक साल',
    } satisfies Terms,
    perMonth: (amount: string): string => `${amount} प्रति माह`,
    saving: (amount: string): string => `${amount} की बचत`,
    due: 'अगली तारीख {date}',
    notOffered: (names: string): string => `${names} की कीमत नहीं मिली`,
    bill: 'आपका रिन्यूअल',
    until: '{date} तक',
    total: 'कुल, टैक्स सहित',
    payMissing: 'भुगतान के तरीके नहीं आ पाए।',
    noneTicked: 'कम से कम एक पैक चुनें।',
    noPrice: (names: string): string =>
      `इस अवधि के लिए ${names} की कीमत नहीं है। दूसरी अवधि चुनें या इसका निशान हटाएँ।`,
    nothingPaid: 'न कुछ रिन्यू हुआ, न पैसे कटे।',
    earlierUnknown: {
      honoured:
        'आपने एक रिन्यूअल भेजा था और जवाब नहीं आया। पहले नीचे की तारीखें देखें: ये वही हैं जो अभी ऑपरेटर के पास हैं। वही पैक उसी अवधि के लिए फिर भेजने पर एक ही बार रिन्यू होते हैं।',
      unknown:
        'आपने एक रिन्यूअल भेजा था और जवाब नहीं आया। पहले नीचे की तारीखें और अपना बैलेंस देखें: ये वही हैं जो अभी ऑपरेटर के पास हैं। जो पैक पहले से ज़्यादा दिन चलता है, वह रिन्यू हो चुका है और उसके पैसे कट चुके हैं।',
    },
    looked: 'मैंने देख लिया',
    calendar: 'तारीखें कैलेंडर में सहेजें',
    calendarDone: 'कैलेंडर फ़ाइल सहेज ली गई है।',
    calendarFailed: 'फ़ाइल नहीं बन सकी। फिर कोशिश करें।',
  },
});
