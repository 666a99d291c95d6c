import type * as english from '../../screens/diagnostics/diagnostics.text';
import type { TextsOf } from '../../text/catalogue';

export const supportFileText: TextsOf<typeof english.supportFileText> = {
  title: 'କିଛି ଗଡ଼ବଡ଼ ହେଲା କି?',
  description:
    'ଗୋଟିଏ ଫାଇଲ ସେଭ କରି ସହାୟତା ଟିମକୁ ପଠାନ୍ତୁ। ଆପଣ ପୋର୍ଟାଲ ଖୋଲିବା ପରେ ଏହି ଡିଭାଇସରେ କ’ଣ ହେଲା, ସେଥିରେ ଅଛି।',
  show: 'ଫାଇଲରେ କ’ଣ ଅଛି ଦେଖନ୍ତୁ',
  save: 'ଫାଇଲ ସେଭ କରନ୍ତୁ',
  saved: 'ଫାଇଲ ସେଭ ହୋଇଗଲା। କ’ଣ ଗଡ଼ବଡ଼ ହେଲା, ଗୋଟିଏ ବାକ୍ୟରେ ଲେଖି ସହାୟତା ଟିମକୁ ପଠାନ୍ତୁ।',
  failed: 'ଫାଇଲ ସେଭ ହୋଇପାରିଲା ନାହିଁ। ଡିଭାଇସରେ ଜାଗା ଅଛି କି ଦେଖି ପୁଣି ଚେଷ୍ଟା କରନ୍ତୁ।',
  nothing: 'ଏପର୍ଯ୍ୟନ୍ତ କିଛି ରେକର୍ଡ ହୋଇନାହିଁ। ଯେଉଁ ପେଜରେ ସମସ୍ୟା ହେଲା ତାହା ଖୋଲି ଏଠାକୁ ଫେରନ୍ତୁ।',
  inside: 'ଫାଇଲରେ କ’ଣ ଅଛି',
  without: 'ଏଥିରେ ନାହିଁ: ଆପଣଙ୍କ ପାସୱାର୍ଡ ଓ କୋଡ, ନାମ, ଠିକଣା, ଇମେଲ ଓ ମୋବାଇଲ ନମ୍ବର।',
  identifying:
    'ସହାୟତା ଟିମ ଆପଣଙ୍କ ସମସ୍ୟା ଖୋଜି ପାଇବା ପାଇଁ ଏଥିରେ ଅଛି: ଆପଣଙ୍କ ଗ୍ରାହକ ନମ୍ବର, ଆପଣଙ୍କ ବକ୍ସର ନମ୍ବର ଓ ପେମେଣ୍ଟର ରେଫରେନ୍ସ ନମ୍ବର।',
  customer: 'ଗ୍ରାହକ ନମ୍ବର',
  version: 'ପୋର୍ଟାଲ ଭର୍ସନ',
  server: 'ସର୍ଭର',
  browser: 'ବ୍ରାଉଜର',
  screen: 'ସ୍କ୍ରିନ',
  pixels: (width: number, height: number): string => `${width} × ${height} ପିକ୍ସେଲ`,
  events: (count: number): string => `କ’ଣ ହେଲା: ${count}ଟି ଷ୍ଟେପ`,
  calls: (count: number): string => `ଅପରେଟରଙ୍କୁ କ’ଣ ପଚରାଗଲା: ${count}ଟି କଲ`,
  took: (milliseconds: number): string => `${milliseconds} ମି.ସେ.`,
  running: 'ଏପର୍ଯ୍ୟନ୍ତ ଉତ୍ତର ନାହିଁ',
  ended: 'ଉତ୍ତର ମିଳିଲା',
  failedCall: (kind: string, status: number | null): string =>
    status === null ? `ବିଫଳ (${kind})` : `ବିଫଳ (${status})`,
};
