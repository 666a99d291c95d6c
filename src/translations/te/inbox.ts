import type * as english from '../../screens/inbox/inbox.text';
import type { TextsOf } from '../../text/catalogue';

const plural = new Intl.PluralRules('te');
const isOne = (count: number) => plural.select(count) === 'one';

export const alertsText: TextsOf<typeof english.alertsText> = {
  title: 'అలర్ట్‌లు',
  views: 'అలర్ట్‌లు, మెసేజ్‌లు',
  alerts: 'మీ ఆపరేటర్ నుంచి',
  messages: (unread) => (unread > 0 ? `మెసేజ్‌లు (${unread})` : 'మెసేజ్‌లు'),
  justNow: 'ఇప్పుడే',
  minutesAgo: (minutes) => `${minutes}\u00a0${isOne(minutes) ? 'నిమిషం' : 'నిమిషాల'} క్రితం`,
  hoursAgo: (hours) => `${hours}\u00a0${isOne(hours) ? 'గంట' : 'గంటల'} క్రితం`,
  daysAgo: (days) => `${days}\u00a0${isOne(days) ? 'రోజు' : 'రోజుల'} క్రితం`,
  isNew: 'కొత్తది',
  open: 'తెరవండి',
  openOf: (message) => `తెరవండి: ${message}`,
  none: 'కొత్తవి ఏమీ లేవు',
  noneDescription: 'మీ ఆపరేటర్ పంపే మెసేజ్‌లు ఇక్కడ కనిపిస్తాయి.',
  shown: (shown, count) => `${count} అలర్ట్‌లలో ${shown}`,
  more: 'ఇంకా చూపించండి',
};

export const messagesText: TextsOf<typeof english.messagesText> = {
  title: 'ఈ డివైజ్‌లోని మెసేజ్‌లు',
  unread: 'చదవనిది',
  open: 'తెరవండి',
  openOf: (title) => `తెరవండి: ${title}`,
  read: 'చదివినట్లు గుర్తించండి',
  readOf: (title) => `చదివినట్లు గుర్తించండి: ${title}`,
  remove: 'తొలగించండి',
  removeOf: (title) => `తొలగించండి: ${title}`,
  readAll: 'అన్నీ చదివినట్లు గుర్తించండి',
  removeAll: 'అన్నీ తొలగించండి',
  removed: (count) => (count === 1 ? 'మెసేజ్ తొలగించాం.' : `${count} మెసేజ్‌లు తొలగించాం.`),
  undo: 'వెనక్కి తీసుకురండి',
  none: 'ఇంకా మెసేజ్‌లు లేవు',
  noneDescription: 'ఈ డివైజ్‌కు పంపిన మెసేజ్‌లు ఇక్కడ కనిపిస్తాయి. తాజా 100 ఉంచుతాం.',
  refused: 'ఈ బ్రౌజర్ ఈ డివైజ్‌లో మెసేజ్‌లు సేవ్ చేయనివ్వడం లేదు. మీ ఆపరేటర్ అలర్ట్‌లు ఎప్పటిలాగే వస్తాయి.',
};

export const pushText: TextsOf<typeof english.pushText> = {
  title: 'నోటిఫికేషన్‌లు',
  status: {
    notOffered: 'మీ ఆపరేటర్ ఇంకా డివైజ్‌లకు మెసేజ్‌లు పంపడం లేదు. “మీ ఆపరేటర్ నుంచి”లో అన్నీ చూడవచ్చు.',
    unsupported: 'ఈ బ్రౌజర్‌కు మెసేజ్‌లు రావు. iPhoneలో పోర్టల్‌ను హోమ్ స్క్రీన్‌కు జోడించి, అక్కడి నుంచి తెరవండి.',
    refused: 'ఈ పేజీ నోటిఫికేషన్‌లు బ్లాక్ అయి ఉన్నాయి. మీ బ్రౌజర్ సెట్టింగ్‌లలో వాటిని అనుమతించి, మళ్లీ చెక్ చేయండి.',
    off: 'పోర్టల్ మూసి ఉన్నప్పుడు కూడా మెయింటెనెన్స్, అంతరాయాలు, పేమెంట్‌ల గురించి ఈ డివైజ్‌లో మెసేజ్‌లు పొందండి.',
    on: 'ఈ డివైజ్‌కు మీ ఆపరేటర్ మెసేజ్‌లు వస్తున్నాయి.',
  },
  action: { refused: 'మళ్లీ చెక్ చేయండి', off: 'ఆన్ చేయండి', on: 'ఆఫ్ చేయండి' },
  failed: 'నోటిఫికేషన్‌లు ఆన్ చేయలేకపోయాం. మీ కనెక్షన్ చెక్ చేసుకుని మళ్లీ ప్రయత్నించండి.',
  noTopic: 'మీ ఏరియా వార్తలు ఈ డివైజ్‌కు వచ్చేలా చేయలేకపోయాం. మీరు మళ్లీ పోర్టల్ తెరిచినప్పుడు ప్రయత్నిస్తాం.',
  again: 'ఇప్పుడే ప్రయత్నించండి',
};
