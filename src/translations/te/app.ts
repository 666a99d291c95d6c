import type * as english from '../../app/app.text';
import type { TextsOf } from '../../text/catalogue';

export const announcementsText: TextsOf<typeof english.announcementsText> = {
  title: 'సర్వీస్ నోటీసులు',
  severity: { outage: 'అంతరాయం', work: 'మెయింటెనెన్స్', info: 'నోటీసు' },
  more: (count: number): string => `ఇంకా ${count}`,
  details: 'వివరాలు',
  less: 'తక్కువ చూపించండి',
  dismiss: 'దాచండి',
  region: 'ఏరియా',
  from: 'ఎప్పటి నుంచి',
  until: 'ఎప్పటి వరకు',
};

export const accountSectionText: TextsOf<typeof english.accountSectionText> = {
  title: 'ఖాతా',
  profile: 'నా ప్రొఫైల్',
  contact: 'మమ్మల్ని సంప్రదించండి',
  survey: 'మీ అభిప్రాయం చెప్పండి',
  logOut: 'లాగ్ అవుట్',
};

export const offlineStripText: TextsOf<typeof english.offlineStripText> = {
  offline: 'మీరు ఆఫ్‌లైన్‌లో ఉన్నారు.',
  since: (time) => `మీరు ${time} నుంచి ఆఫ్‌లైన్‌లో ఉన్నారు.`,
  older: 'ఇక్కడ కనిపిస్తున్నది అంతకు ముందు లోడ్ అయింది.',
};

export const otpDialogPartText: TextsOf<typeof english.otpDialogPartText> = {
  missing: 'కోడ్ ఎంటర్ చేసే ఫీల్డ్ లోడ్ కాలేదు.',
};

export const settingsText: TextsOf<typeof english.settingsText> = {
  title: 'సెట్టింగ్‌లు',
  language: 'భాష',
  inReview: 'ఈ అనువాదాన్ని ఇంకా సమీక్షిస్తున్నాం.',
  theme: 'థీమ్',
  system: 'డివైజ్ సెట్టింగ్ ప్రకారం',
  light: 'లైట్',
  dark: 'డార్క్',
};

export const offerFileText: TextsOf<typeof english.offerFileText> = {
  broken: 'ఈ పేజీ పని చేయడం ఆగిపోయింది',
  title: 'సపోర్ట్ టీమ్ కోసం ఫైల్',
  offer: 'సపోర్ట్ టీమ్ కోసం ఫైల్ చూసి సేవ్ చేయండి',
  waits: 'మీరు లాగిన్‌కు వెళ్లే వరకు ఈ పేజీలోనే ఉంటారు.',
  missing: 'ఫైల్ చూపించలేకపోయాం. మీ కనెక్షన్ చెక్ చేసుకుని మళ్లీ ప్రయత్నించండి.',
  leave: 'లాగిన్‌కు వెళ్లండి',
};

export const screenSlotText: TextsOf<typeof english.screenSlotText> = {
  title: 'ఈ పేజీ లోడ్ కాలేదు',
  description: 'మీరు చేసినదేదీ పోలేదు.',
  again: 'మళ్లీ ప్రయత్నించండి',
  home: 'హోమ్‌కు వెళ్లండి',
};

export const scriptLoadErrorText: TextsOf<typeof english.scriptLoadErrorText> = {
  sentence: 'పోర్టల్ లోడ్ కాలేదు. మీరు టైప్ చేసినది ఇక్కడే ఉంది.',
  again: 'మళ్లీ ప్రయత్నించండి',
};

export const maintenanceText: TextsOf<typeof english.maintenanceText> = {
  title: 'మెయింటెనెన్స్ జరుగుతోంది',
  description:
    'మీ ఆపరేటర్ తమ సిస్టమ్స్‌పై పని చేస్తున్నారు. మీ ప్యాక్‌లు యాక్టివ్‌గానే ఉంటాయి. పని పూర్తయ్యాక మళ్లీ రెన్యూ చేసుకోవచ్చు, చెల్లించవచ్చు.',
  again: 'మళ్లీ చెక్ చేయండి',
  over: 'పని పూర్తయింది. ఇప్పుడు అన్నీ మళ్లీ అందుబాటులో ఉన్నాయి.',
  goOn: 'కొనసాగించండి',
  unknown: 'పని పూర్తయిందో లేదో చెక్ చేయలేకపోయాం.',
  staff: 'సిబ్బంది లాగిన్',
};

export const notFoundText: TextsOf<typeof english.notFoundText> = {
  title: 'పేజీ దొరకలేదు',
  description: 'అడ్రస్ తప్పుగా టైప్ చేసి ఉండవచ్చు, లేదా పేజీ వేరే చోటికి మారి ఉండవచ్చు.',
  home: 'హోమ్‌కు వెళ్లండి',
};

export const sampleText: TextsOf<typeof english.sampleText> = {
  ribbon: 'శాంపిల్ డేటా: ఆపరేటర్‌ను సంప్రదించలేకపోయాం, ఇక్కడ ఉన్నదేదీ నిజమైనది కాదు.',
};

export const unreadableRowsText: TextsOf<typeof english.unreadableRowsText> = {
  leftOut: (count: number): string =>
    count === 1
      ? '1 ఎంట్రీని చదవలేకపోయాం, అందుకే అది ఇక్కడ లేదు.'
      : `${count} ఎంట్రీలను చదవలేకపోయాం, అందుకే అవి ఇక్కడ లేవు.`,
};

export const channelCountsText: TextsOf<typeof english.channelCountsText> = {
  differs: (pack: string, counted: number, listed: number): string =>
    `${pack}: మీ ఆపరేటర్ ప్రకారం ఛానెళ్లు ${counted}, జాబితాలో ${listed} ఉన్నాయి.`,
  once: 'ఒకటి కంటే ఎక్కువ ప్యాక్‌లలో ఉన్న ఛానెల్‌ను ఒక్కసారే లెక్కించాం.',
};

export const pageText: TextsOf<typeof english.pageText> = {
  description: 'మీ ప్యాక్‌లు చూడండి, రెన్యూ చేయండి, చెల్లించండి, సహాయం పొందండి.',
  noScripts: 'ఈ పేజీకి JavaScript అవసరం. లాగిన్ అవ్వడానికి దాన్ని మీ బ్రౌజర్‌లో ఆన్ చేయండి.',
  misconfigured: (field) => `పోర్టల్ కాన్ఫిగరేషన్‌లో “${field}” ఫీల్డ్ తప్పుగా ఉంది.`,
};
