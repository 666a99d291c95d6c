import { catalogue } from '../../../text/catalogue';

export const guideText = catalogue({
  en: {
    title: 'Picture not working?',
    support: 'Customer support',
    steps: ['Box', 'Screen', 'Checks', 'Refresh'],
    back: 'Back',
    whichBox: 'Which box is it?',
    boxName: (name: string, ending: string): string =>
      name ? `${name}, ending ${ending}` : `Box ending ${ending}`,
    noBox: 'No TV box on this account',
    noBoxDescription: 'Write to support and they will look at your connection.',
    write: 'Write a ticket',
    whatScreen: 'What is on the screen?',
    symptom: {
      noSignal: '“No signal” or “No input”',
      errorCode: 'An error code or a number',
      black: 'Nothing, it is black',
      frozen: 'The picture stands still or breaks up',
      missing: 'A channel is missing or “not subscribed”',
      other: 'Something else',
    },
    codeTitle: 'Which code is it?',
    code: 'Error code',
    codeHint: 'For example E16. Leave it empty if you cannot read it.',
    next: 'Next',
    checks: 'What we checked',
    operatorWorks: 'The operator’s systems are running.',
    operatorDown: 'The operator is doing planned work. The picture comes back when it is over.',
    operatorUnknown: 'We could not ask whether the operator’s systems are running.',
    packsRun: 'Your packs on this box are running.',
    packsPartly: (names: string): string =>
      `These have ended: ${names}. Their channels are dark until you renew.`,
    packsFailed: (names: string): string =>
      `Your operator could not start or renew these: ${names}. The reason stands with each of them.`,
    myPacks: 'See my packs',
    packsOver: 'Your packs on this box have ended, so the picture is gone. They ended on ',
    packsOverThen: 'Renew them and the picture comes back within a few minutes.',
    packsNone: 'No pack runs on this box, so there is nothing to show.',
    add: 'Add packs',
    renew: 'Renew',
    goOn: 'It is something else, go on',
    news: 'Your operator says',
    noNews: 'There is no message from your operator about a fault.',
    refreshTitle: 'Refresh your box',
    tips: {
      noSignal:
        'See that the cable sits firmly in the box, and that the TV is set to the right input.',
      errorCode: 'Switch the box off at the wall, wait half a minute, and switch it on again.',
      black: 'See that the box has a light, and that the TV is set to the right input.',
      frozen: 'See that the cable sits firmly in the box and is not bent.',
      missing: 'Look at your packs: the channel may not be in one of them.',
      other: 'Switch the box off at the wall, wait half a minute, and switch it on again.',
    },
    seePacks: 'See my packs',
    refreshDescription:
      'Then let us send your box its rights again. Leave it switched on meanwhile.',
    refresh: 'Refresh my box',
    sent: (minutes: number): string =>
      minutes === 1
        ? 'Sent. It usually takes 1 minute to arrive.'
        : `Sent. It usually takes ${minutes} minutes to arrive.`,
    sentSome: 'Sent. It may take a few minutes to arrive.',
    sentBefore: 'This box was refreshed a moment ago.',
    later: (time: string, minutes: number): string =>
      minutes === 1
        ? `You can refresh it again at ${time}, in 1 minute.`
        : `You can refresh it again at ${time}, in ${minutes} minutes.`,
    refreshUnknown:
      'We lost the connection before the answer came, so we do not know whether your box was refreshed. Wait a few minutes and look at the screen before you try again.',
    helped: 'Does the picture work now?',
    yes: 'Yes, it works',
    no: 'No, write a ticket',
    solved: 'Good to hear',
    solvedDescription: 'If it goes again, come back here. Your answers take a minute.',
    done: 'Back to customer support',
    subject: {
      noSignal: 'No signal on the TV',
      errorCode: 'Error code on the TV',
      black: 'The screen is black',
      frozen: 'The picture stands still or breaks up',
      missing: 'A channel is missing',
      other: 'The picture does not work',
    },
    subjectWithCode: (code: string): string => `Error code ${code} on the TV`,
    describe: (box: string, screen: string, wasRefreshed: boolean): string =>
      [
        `Box: ${box}.`,
        `On the screen: ${screen}.`,
        wasRefreshed
          ? 'I refreshed the box from the portal; it did not help.'
          : 'I have not refreshed the box.',
      ].join('\n'),
  },
  hi: {
    title: 'तस्वीर नहीं आ रही?',
    support: 'ग्राहक सहायता',
    steps: ['बॉक्स', 'स्क्रीन', 'जाँच', 'रिफ़्रेश'],
    back: 'पीछे',
    whichBox: 'कौन सा बॉक्स है?',
    boxName: (name: string, ending: string): string =>
      name ? `${name}, अंत में ${ending}` : `बॉक्स, अंत में ${ending}`,
    noBox: 'इस खाते पर कोई टीवी बॉक्स नहीं',
    noBoxDescription: 'सहायता को लिखें, वे आपका कनेक्शन देखेंगे।',
    write: 'शिकायत लिखें',
    whatScreen: 'स्क्रीन पर क्या है?',
    symptom: {
      noSignal: '“No signal” या “No input”',
      errorCode: 'कोई एरर कोड या नंबर',
      black: 'कुछ नहीं, स्क्रीन काली है',
      frozen: 'तस्वीर रुकती या टूटती है',
      missing: 'कोई चैनल नहीं है या “not subscribed” दिखता है',
      other: 'कुछ और',
    },
    codeTitle: 'कौन सा कोड है?',
    code: 'एरर कोड',
    codeHint: 'जैसे E16। पढ़ा न जाए तो खाली छोड़ दें।',
    next: 'आगे',
    checks: 'हमने क्या जाँचा',
    operatorWorks: 'ऑपरेटर का सिस्टम चल रहा है।',
    operatorDown: 'ऑपरेटर का तय काम चल रहा है। काम पूरा होते ही तस्वीर लौट आएगी।',
    operatorUnknown: 'हम पूछ नहीं सके कि ऑपरेटर का सिस्टम चल रहा है या नहीं।',
    packsRun: 'इस बॉक्स पर आपके पैक चालू हैं।',
    packsPartly: (names: string): string =>
      `ये समाप्त हो गए हैं: ${names}। रिन्यू करने तक इनके चैनल बंद रहेंगे।`,
    packsFailed: (names: string): string =>
      `आपका ऑपरेटर इन्हें शुरू या रिन्यू नहीं कर सका: ${names}। वजह हर पैक के साथ लिखी है।`,
    myPacks: 'मेरे पैक देखें',
    packsOver: 'इस बॉक्स पर आपके पैक समाप्त हो गए हैं, इसलिए तस्वीर नहीं है। समाप्त हुए: ',
    packsOverThen: 'रिन्यू करें, कुछ मिनट में तस्वीर लौट आएगी।',
    packsNone: 'इस बॉक्स पर कोई पैक चालू नहीं है, इसलिए दिखाने को कुछ नहीं।',
    add: 'पैक जोड़ें',
    renew: 'रिन्यू करें',
    goOn: 'बात कुछ और है, आगे चलें',
    news: 'आपके ऑपरेटर का कहना है',
    noNews: 'किसी ख़राबी के बारे में ऑपरेटर का कोई संदेश नहीं है।',
    refreshTitle: 'अपना बॉक्स रिफ़्रेश करें',
    tips: {
      noSignal: 'देखें कि केबल बॉक्स में ठीक से लगी है और टीवी सही इनपुट पर है।',
      errorCode: 'बॉक्स को स्विच से बंद करें, आधा मिनट रुकें और फिर चालू करें।',
      black: 'देखें कि बॉक्स की बत्ती जल रही है और टीवी सही इनपुट पर है।',
      frozen: 'देखें कि केबल बॉक्स में ठीक से लगी है और मुड़ी नहीं है।',
      missing: 'अपने पैक देखें: हो सकता है चैनल उनमें न हो।',
      other: 'बॉक्स को स्विच से बंद करें, आधा मिनट रुकें और फिर चालू करें।',
    },
    seePacks: 'मेरे पैक देखें',
    refreshDescription: 'फिर हमें आपके बॉक्स को उसके अधिकार दोबारा भेजने दें। तब तक बॉक्स चालू रखें।',
    refresh: 'मेरा बॉक्स रिफ़्रेश करें',
    sent: (minutes: number): string => `भेज दिया। पहुँचने में आम तौर पर ${minutes} मिनट लगते हैं।`,
    sentSome: 'भेज दिया। पहुँचने में कुछ मिनट लग सकते हैं।',
    sentBefore: 'यह बॉक्स अभी-अभी रिफ़्रेश हुआ है।',
    later: (time: string, minutes: number): string =>
      `आप इसे फिर ${time} बजे, ${minutes} मिनट बाद रिफ़्रेश कर सकते हैं।`,
    refreshUnknown:
      'जवाब आने से पहले कनेक्शन टूट गया, इसलिए पता नहीं कि आपका बॉक्स रिफ़्रेश हुआ या नहीं। कुछ मिनट रुकें और दोबारा करने से पहले स्क्रीन देखें।',
    helped: 'क्या तस्वीर अब आ रही है?',
    yes: 'हाँ, आ रही है',
    no: 'नहीं, शिकायत लिखें',
    solved: 'बहुत अच्छा',
    solvedDescription: 'फिर चली जाए तो यहाँ लौट आएँ। एक मिनट लगता है।',
    done: 'ग्राहक सहायता पर वापस',
    subject: {
      noSignal: 'टीवी पर सिग्नल नहीं है',
      errorCode: 'टीवी पर एरर कोड है',
      black: 'स्क्रीन काली है',
      frozen: 'तस्वीर रुकती या टूटती है',
      missing: 'कोई चैनल नहीं आ रहा',
      other: 'तस्वीर ठीक नहीं आ रही',
    },
    subjectWithCode: (code: string): string => `टीवी पर एरर कोड ${code} है`,
    describe: (box: string, screen: string, wasRefreshed: boolean): string =>
      [
        `बॉक्स: ${box}।`,
        `स्क्रीन पर: ${screen}।`,
        wasRefreshed ? 'मैंने पोर्टल से बॉक्स रिफ़्रेश किया, फ़ायदा नहीं हुआ।' : 'मैंने बॉक्स रिफ़्रेश नहीं किया है।',
      ].join('\n'),
  },
});
