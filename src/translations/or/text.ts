import type { boxNameText as EnglishBoxNameText } from '../../text/boxName.text';
import type { TextsOf } from '../../text/catalogue';
import type { channelWordsText as EnglishChannelWordsText } from '../../text/channelWords.text';
import type { MessageTexts } from '../../text/storeMessages.text';

export const boxNameText: TextsOf<typeof EnglishBoxNameText> = {
  numbered: (ending: string): string => `ବକ୍ସ ••••\u00a0${ending}`,
  named: (name: string, ending: string): string => `${name} · ••••\u00a0${ending}`,
};

export const channelWordsText: TextsOf<typeof EnglishChannelWordsText> = {
  'General Entertainment': 'ମନୋରଞ୍ଜନ',
  Movies: 'ସିନେମା',
  Music: 'ସଙ୍ଗୀତ',
  Sports: 'ଖେଳ',
  Kids: 'ପିଲାଙ୍କ ପାଇଁ',
  Infotainment: 'ଜ୍ଞାନ',
  'News and Current Affairs': 'ସମାଚାର',
  Devotional: 'ଭକ୍ତି',
  Miscellaneous: 'ଅନ୍ୟାନ୍ୟ',
  Hindi: 'ହିନ୍ଦୀ',
  English: 'ଇଂରାଜୀ',
  Tamil: 'ତାମିଲ',
  Telugu: 'ତେଲୁଗୁ',
  Kannada: 'କନ୍ନଡ଼',
  Malayalam: 'ମାଲାୟାଲମ',
  Marathi: 'ମରାଠୀ',
  Bengali: 'ବଙ୍ଗଳା',
  Gujarati: 'ଗୁଜରାଟୀ',
  Punjabi: 'ପଞ୍ଜାବୀ',
  Odia: 'ଓଡ଼ିଆ',
  Bhojpuri: 'ଭୋଜପୁରୀ',
  Assamese: 'ଅସମୀୟା',
  Urdu: 'ଉର୍ଦ୍ଦୁ',
};

export const storeMessagesText: MessageTexts = {
  sessionExpired: 'ଆପଣଙ୍କ ସେସନ ଆଉ ବୈଧ ନୁହେଁ। ଦୟାକରି ପୁଣି ଲଗଇନ କରନ୍ତୁ।',
  accountMismatched: 'ଏହି ବ୍ରାଉଜରରେ ଏବେ ଅନ୍ୟ ଏକ ଆକାଉଣ୍ଟ ଲଗଇନ ଅଛି। ନିଜ ଆକାଉଣ୍ଟ ପାଇଁ ପୁଣି ଲଗଇନ କରନ୍ତୁ।',
  loggedOut: 'ଆପଣ ଲଗଆଉଟ ହୋଇଛନ୍ତି।',
  loggedOutHereOnly:
    'ଆପଣ ଏଠାରେ ଲଗଆଉଟ ହୋଇଛନ୍ତି, କିନ୍ତୁ ଆମ ସର୍ଭରରେ ନୁହେଁ। ଅନ୍ୟମାନେ ମଧ୍ୟ ଏହି ବ୍ରାଉଜର ବ୍ୟବହାର କରୁଥିଲେ ଏହାକୁ ବନ୍ଦ କରିଦିଅନ୍ତୁ।',
  wrongDetails: 'କିଛି ତଥ୍ୟ ବାକି ଅଛି। ଯାହା ଲେଖିଛନ୍ତି, ତାହା ଯାଞ୍ଚ କରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  refused: 'ଆପଣଙ୍କ ଅପରେଟର ଏହା କରିପାରିଲେ ନାହିଁ। ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  faulty: 'ଆପଣଙ୍କ ଅପରେଟରଙ୍କ ସିଷ୍ଟମରେ ଏବେ ତ୍ରୁଟି ଅଛି। ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  faultyUnknown:
    'ଆପଣଙ୍କ ଅପରେଟରଙ୍କ ସିଷ୍ଟମରେ ଏବେ ତ୍ରୁଟି ଅଛି। ଏହା ହେଲା କି ନାହିଁ ଏପର୍ଯ୍ୟନ୍ତ ଜଣାପଡ଼ିନାହିଁ। ଆଉଥରେ କରିବା ପୂର୍ବରୁ ଯାଞ୍ଚ କରନ୍ତୁ।',
  connectionLost: 'ଉତ୍ତର ଆସିବା ପୂର୍ବରୁ କନେକ୍ସନ କଟିଗଲା।',
  systemFaulty: 'ଆପଣଙ୍କ ଅପରେଟରଙ୍କ ସିଷ୍ଟମରେ ଏବେ ତ୍ରୁଟି ଅଛି।',
  answerUnreadable: 'ଆପଣଙ୍କ ଅପରେଟରଙ୍କ ଉତ୍ତର ପଢ଼ି ହେଲା ନାହିଁ।',
  unreadable: 'ଆପଣଙ୍କ ଅପରେଟରଙ୍କ ଉତ୍ତର ପଢ଼ି ହେଲା ନାହିଁ। ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  unreachable: 'ଆପଣଙ୍କ ଅପରେଟରଙ୍କ ସହ ଯୋଗାଯୋଗ ହୋଇପାରିଲା ନାହିଁ। ଆପଣଙ୍କ କନେକ୍ସନ ଯାଞ୍ଚ କରି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  tooSlow: 'ଆପଣଙ୍କ ଅପରେଟର ଉତ୍ତର ଦେବାରେ ବହୁତ ସମୟ ନେଉଛନ୍ତି। ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  notStored:
    'ଏହି ବ୍ରାଉଜର ଏହି ସାଇଟ ପାଇଁ କିଛି ସେଭ କରିପାରୁନାହିଁ, ତେଣୁ କିଛି ପଠାଯାଇନାହିଁ। କିଛି ଜାଗା ଖାଲି କରନ୍ତୁ କିମ୍ବା ସାଇଟକୁ ଡାଟା ସେଭ କରିବାକୁ ଅନୁମତି ଦିଅନ୍ତୁ, ତା’ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  outdated: 'ଏହା ଭିତରେ କିଛି ବଦଳିଯାଇଛି, ତେଣୁ କିଛି ପଠାଯାଇନାହିଁ।',
  accountUnconfirmed:
    'ଆପଣଙ୍କ ଅପରେଟର ଆପଣଙ୍କ ଆକାଉଣ୍ଟ ନିଶ୍ଚିତ କଲେ ନାହିଁ, ତେଣୁ କିଛି ପଠାଯାଇନାହିଁ। ପରେ ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  unknown:
    'ଉତ୍ତର ଆସିବା ପୂର୍ବରୁ କନେକ୍ସନ କଟିଗଲା, ତେଣୁ ଏହା ହେଲା କି ନାହିଁ ଏପର୍ଯ୍ୟନ୍ତ ଜଣାପଡ଼ିନାହିଁ। ଆଉଥରେ କରିବା ପୂର୍ବରୁ ଯାଞ୍ଚ କରନ୍ତୁ।',
  unclear: 'ଅପରେଟରଙ୍କ ଉତ୍ତରରୁ ଜଣାପଡ଼ିଲା ନାହିଁ ଯେ ଏହା ହେଲା କି ନାହିଁ। ଆଉଥରେ କରିବା ପୂର୍ବରୁ ଯାଞ୍ଚ କରନ୍ତୁ।',
  operatorSaid: 'ଆପଣଙ୍କ ଅପରେଟରଙ୍କ ମେସେଜ୍: “{words}”',
  defect: 'ଏହି ପେଜରେ କିଛି ଗଡ଼ବଡ଼ ହେଲା। ଏଥିରେ ଆପଣଙ୍କ କୌଣସି ଭୁଲ ନାହିଁ।',
  englishInstead: 'କିଛି ଲେଖା ଇଂରାଜୀରେ ଅଛି, କାରଣ ସେଗୁଡ଼ିକ ଲୋଡ ହୋଇପାରିଲା ନାହିଁ।',
  startAgain: 'ଏହି ପେଜରେ କିଛି ଗଡ଼ବଡ଼ ହେଲା। ଆମେ ଆପଣଙ୍କୁ ଲଗଇନକୁ ନେଉଛୁ।',
};
