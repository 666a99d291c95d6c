import type * as english from '../../screens/inbox/inbox.text';
import type { TextsOf } from '../../text/catalogue';

export const alertsText: TextsOf<typeof english.alertsText> = {
  title: 'ସୂଚନା',
  views: 'ସୂଚନା ଓ ମେସେଜ',
  alerts: 'ଆପଣଙ୍କ ଅପରେଟରଙ୍କଠାରୁ',
  messages: (unread) => (unread > 0 ? `ମେସେଜ (${unread})` : 'ମେସେଜ'),
  justNow: 'ଏବେ ଏବେ',
  minutesAgo: (minutes) => `${minutes}\u00a0ମିନିଟ ପୂର୍ବରୁ`,
  hoursAgo: (hours) => `${hours}\u00a0ଘଣ୍ଟା ପୂର୍ବରୁ`,
  daysAgo: (days) => `${days}\u00a0ଦିନ ପୂର୍ବରୁ`,
  isNew: 'ନୂଆ',
  open: 'ଖୋଲନ୍ତୁ',
  openOf: (message) => `ଖୋଲନ୍ତୁ: ${message}`,
  none: 'ନୂଆ କିଛି ନାହିଁ',
  noneDescription: 'ଆପଣଙ୍କ ଅପରେଟରଙ୍କ ମେସେଜ ଏଠାରେ ଦେଖାଯିବ।',
  shown: (shown, count) => `${count}ଟିରୁ ${shown}ଟି ସୂଚନା`,
  more: 'ଆଉ ଦେଖାନ୍ତୁ',
};

export const messagesText: TextsOf<typeof english.messagesText> = {
  title: 'ଏହି ଡିଭାଇସରେ ମେସେଜ',
  unread: 'ନପଢ଼ା',
  open: 'ଖୋଲନ୍ତୁ',
  openOf: (title) => `ଖୋଲନ୍ତୁ: ${title}`,
  read: 'ପଢ଼ିସାରିଲି',
  readOf: (title) => `ପଢ଼ିସାରିଲି: ${title}`,
  remove: 'ଡିଲିଟ କରନ୍ତୁ',
  removeOf: (title) => `ଡିଲିଟ କରନ୍ତୁ: ${title}`,
  readAll: 'ସବୁ ପଢ଼ିସାରିଲି',
  removeAll: 'ସବୁ ଡିଲିଟ କରନ୍ତୁ',
  removed: (count) => (count === 1 ? 'ମେସେଜ ଡିଲିଟ ହୋଇଗଲା।' : `${count}ଟି ମେସେଜ ଡିଲିଟ ହୋଇଗଲା।`),
  undo: 'ଫେରାଇ ଆଣନ୍ତୁ',
  none: 'ଏପର୍ଯ୍ୟନ୍ତ କୌଣସି ମେସେଜ ନାହିଁ',
  noneDescription: 'ଏହି ଡିଭାଇସକୁ ପଠାଯାଇଥିବା ମେସେଜ ଏଠାରେ ଦେଖାଯିବ। ଆମେ ସବୁଠାରୁ ନୂଆ 100ଟି ରଖୁ।',
  refused: 'ଏହି ବ୍ରାଉଜର ଆମକୁ ଏହି ଡିଭାଇସରେ ମେସେଜ ରଖିବାକୁ ଦେଉନାହିଁ। ଆପଣଙ୍କ ଅପରେଟରଙ୍କ ସୂଚନା ଆଗ ପରି ମିଳିବ।',
};

export const pushText: TextsOf<typeof english.pushText> = {
  title: 'ନୋଟିଫିକେସନ',
  status: {
    notOffered: 'ଆପଣଙ୍କ ଅପରେଟର ଏପର୍ଯ୍ୟନ୍ତ ଡିଭାଇସକୁ ମେସେଜ ପଠାଉନାହାଁନ୍ତି। ସବୁକିଛି “ଆପଣଙ୍କ ଅପରେଟରଙ୍କଠାରୁ”ରେ ପାଇବେ।',
    unsupported: 'ଏହି ବ୍ରାଉଜରରେ ମେସେଜ ଆସିପାରିବ ନାହିଁ। iPhoneରେ ପୋର୍ଟାଲକୁ ହୋମ ସ୍କ୍ରିନରେ ଯୋଡ଼ି ସେଠାରୁ ଖୋଲନ୍ତୁ।',
    refused: 'ଏହି ପେଜର ନୋଟିଫିକେସନ ବ୍ଲକ ଅଛି। ଆପଣଙ୍କ ବ୍ରାଉଜର ସେଟିଂସରେ ଅନୁମତି ଦିଅନ୍ତୁ, ତା’ପରେ ପୁଣି ଯାଞ୍ଚ କରନ୍ତୁ।',
    off: 'ରକ୍ଷଣାବେକ୍ଷଣ, ସେବା ବନ୍ଦ ଓ ପେମେଣ୍ଟର ମେସେଜ ଏହି ଡିଭାଇସରେ ପାଆନ୍ତୁ, ପୋର୍ଟାଲ ବନ୍ଦ ଥିଲେ ବି।',
    on: 'ଆପଣଙ୍କ ଅପରେଟରଙ୍କ ମେସେଜ ଏହି ଡିଭାଇସକୁ ଆସୁଛି।',
  },
  action: { refused: 'ପୁଣି ଯାଞ୍ଚ କରନ୍ତୁ', off: 'ଚାଲୁ କରନ୍ତୁ', on: 'ବନ୍ଦ କରନ୍ତୁ' },
  failed: 'ନୋଟିଫିକେସନ ଚାଲୁ ହୋଇପାରିଲା ନାହିଁ। ଆପଣଙ୍କ କନେକ୍ସନ ଯାଞ୍ଚ କରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  noTopic:
    'ଏହି ଡିଭାଇସରେ ଆପଣଙ୍କ ଅଞ୍ଚଳର ଖବର ଚାଲୁ ହୋଇପାରିଲା ନାହିଁ। ଆପଣ ପରବର୍ତ୍ତୀ ଥର ପୋର୍ଟାଲ ଖୋଲିଲେ ଆମେ ପୁଣି ଚେଷ୍ଟା କରିବୁ।',
  again: 'ଏବେ ଚେଷ୍ଟା କରନ୍ତୁ',
};
