import type { boxNameText as EnglishBoxNameText } from '../../text/boxName.text';
import type { TextsOf } from '../../text/catalogue';
import type { channelWordsText as EnglishChannelWordsText } from '../../text/channelWords.text';
import type { MessageTexts } from '../../text/storeMessages.text';

export const boxNameText: TextsOf<typeof EnglishBoxNameText> = {
  numbered: (ending: string): string => `బాక్స్ ••••\u00a0${ending}`,
  named: (name: string, ending: string): string => `${name} · ••••\u00a0${ending}`,
};

export const channelWordsText: TextsOf<typeof EnglishChannelWordsText> = {
  'General Entertainment': 'వినోదం',
  Movies: 'సినిమాలు',
  Music: 'సంగీతం',
  Sports: 'స్పోర్ట్స్',
  Kids: 'పిల్లలు',
  Infotainment: 'ఇన్ఫోటైన్‌మెంట్',
  'News and Current Affairs': 'వార్తలు',
  Devotional: 'భక్తి',
  Miscellaneous: 'ఇతరం',
  Hindi: 'హిందీ',
  English: 'ఇంగ్లిష్',
  Tamil: 'తమిళం',
  Telugu: 'తెలుగు',
  Kannada: 'కన్నడ',
  Malayalam: 'మలయాళం',
  Marathi: 'మరాఠీ',
  Bengali: 'బెంగాలీ',
  Gujarati: 'గుజరాతీ',
  Punjabi: 'పంజాబీ',
  Odia: 'ఒడియా',
  Bhojpuri: 'భోజ్‌పురి',
  Assamese: 'అస్సామీ',
  Urdu: 'ఉర్దూ',
};

export const storeMessagesText: MessageTexts = {
  sessionExpired: 'మీ సెషన్ చెల్లదు.  దయచేసి మళ్లీ లాగిన్ అవ్వండి.',
  accountMismatched: 'ఈ బ్రౌజర్‌లో ఇప్పుడు వేరే ఖాతాతో లాగిన్ అయి ఉంది. మీ ఖాతా కోసం మళ్లీ లాగిన్ అవ్వండి.',
  loggedOut: 'మీరు లాగ్ అవుట్ అయ్యారు.',
  loggedOutHereOnly:
    'మీరు ఇక్కడ లాగ్ అవుట్ అయ్యారు, కానీ మా సర్వర్‌లో కాదు. ఈ బ్రౌజర్‌ను వేరేవాళ్లు కూడా వాడుతుంటే దాన్ని మూసివేయండి.',
  wrongDetails: 'కొన్ని వివరాలు లేవు. మీరు ఎంటర్ చేసింది చూసుకుని మళ్లీ ప్రయత్నించండి.',
  refused: 'మీ ఆపరేటర్ ఇది చేయలేకపోయారు. తర్వాత మళ్లీ ప్రయత్నించండి.',
  faulty: 'మీ ఆపరేటర్ సిస్టమ్‌లో ప్రస్తుతం సమస్య ఉంది. తర్వాత మళ్లీ ప్రయత్నించండి.',
  faultyUnknown: 'మీ ఆపరేటర్ సిస్టమ్‌లో ప్రస్తుతం సమస్య ఉంది. ఇది జరిగిందో లేదో ఇంకా తెలియదు. మళ్లీ చేసే ముందు చెక్ చేసుకోండి.',
  connectionLost: 'సమాధానం వచ్చేలోపే కనెక్షన్ తెగిపోయింది.',
  systemFaulty: 'మీ ఆపరేటర్ సిస్టమ్‌లో ప్రస్తుతం సమస్య ఉంది.',
  answerUnreadable: 'మీ ఆపరేటర్ ఇచ్చిన సమాధానం చదవలేకపోయాం.',
  unreadable: 'మీ ఆపరేటర్ ఇచ్చిన సమాధానం చదవలేకపోయాం. తర్వాత మళ్లీ ప్రయత్నించండి.',
  unreachable: 'మీ ఆపరేటర్‌ను సంప్రదించలేకపోయాం. మీ కనెక్షన్ చెక్ చేసుకుని మళ్లీ ప్రయత్నించండి.',
  tooSlow: 'మీ ఆపరేటర్ నుంచి సమాధానం రావడానికి చాలా సమయం పడుతోంది. తర్వాత మళ్లీ ప్రయత్నించండి.',
  notStored:
    'ఈ బ్రౌజర్ ఈ సైట్ కోసం ఏదీ సేవ్ చేయలేకపోతోంది, అందుకే ఏదీ పంపలేదు. కొంచెం స్పేస్ ఖాళీ చేయండి లేదా సైట్ డేటా సేవ్ చేసుకోవడానికి అనుమతించి, మళ్లీ ప్రయత్నించండి.',
  outdated: 'ఈలోగా ఏదో మారింది, అందుకే ఏదీ పంపలేదు.',
  accountUnconfirmed: 'మీ ఆపరేటర్ మీ ఖాతాను నిర్ధారించలేదు, అందుకే ఏదీ పంపలేదు. తర్వాత మళ్లీ ప్రయత్నించండి.',
  unknown: 'సమాధానం వచ్చేలోపే కనెక్షన్ తెగిపోయింది, కాబట్టి ఇది జరిగిందో లేదో ఇంకా తెలియదు. మళ్లీ చేసే ముందు చెక్ చేసుకోండి.',
  unclear: 'ఆపరేటర్ ఇచ్చిన సమాధానంలో ఇది జరిగిందో లేదో స్పష్టంగా లేదు. మళ్లీ చేసే ముందు చెక్ చేసుకోండి.',
  operatorSaid: 'మీ ఆపరేటర్ సందేశం: “{words}”',
  defect: 'ఈ పేజీలో ఏదో తప్పు జరిగింది. ఇందులో మీ తప్పేమీ లేదు.',
  startAgain: 'ఈ పేజీలో ఏదో తప్పు జరిగింది. మిమ్మల్ని లాగిన్‌కు తీసుకెళ్తున్నాం.',
  englishInstead: 'కొంత టెక్స్ట్ లోడ్ కాలేదు, అందుకే అది ఇంగ్లిష్‌లో ఉంది.',
};
