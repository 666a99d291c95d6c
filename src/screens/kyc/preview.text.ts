import { catalogue } from '../../text/catalogue';

interface Coverage {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const previewText = catalogue({
  en: {
    picture: 'The picture that will be sent',
    smaller: (before: string, after: string): string => `Made smaller: ${before} → ${after}`,
    size: (size: string): string => `Size: ${size}`,
    pdf: (name: string): string => `PDF: ${name}`,
    pdfAsIs: 'A PDF is sent as it is. Cover the first eight digits of an Aadhaar number in it.',
    mask: 'Cover the Aadhaar number',
    maskHint:
      'Put the black box over the first eight digits. What is under it is not sent at all; the last four digits are enough.',
    box: 'Black box',
    boxHow: 'Arrow keys move it. With Shift they change its size.',
    boxAt: ({ left, right, top, bottom }: Coverage): string =>
      `The box covers ${left} to ${right} % from the left and ${top} to ${bottom} % from the top.`,
    move: 'Move',
    resize: 'Size',
    left: 'Move left',
    right: 'Move right',
    up: 'Move up',
    down: 'Move down',
    wider: 'Wider',
    narrower: 'Narrower',
    taller: 'Taller',
    flatter: 'Flatter',
  },
  hi: {
    picture: 'जो तस्वीर भेजी जाएगी',
    smaller: (before: string, after: string): string => `छोटी की गई: ${before} → ${after}`,
    size: (size: string): string => `आकार: ${size}`,
    pdf: (name: string): string => `PDF फ़ाइल: ${name}`,
    pdfAsIs: 'PDF जैसी है वैसी ही भेजी जाती है। उसमें आधार नंबर के पहले आठ अंक ढक दें।',
    mask: 'आधार नंबर ढकें',
    maskHint: 'काला डिब्बा पहले आठ अंकों पर रखें। उसके नीचे का हिस्सा भेजा ही नहीं जाता; आखिरी चार अंक काफ़ी हैं।',
    box: 'काला डिब्बा',
    boxHow: 'तीर वाली कुंजियों से हटाएँ। शिफ़्ट के साथ आकार बदलें।',
    boxAt: ({ left, right, top, bottom }: Coverage): string =>
      `डिब्बा बाएँ से ${left} से ${right} % और ऊपर से ${top} से ${bottom} % तक ढकता है।`,
    move: 'हटाएँ',
    resize: 'आकार',
    left: 'बाएँ हटाएँ',
    right: 'दाएँ हटाएँ',
    up: 'ऊपर हटाएँ',
    down: 'नीचे हटाएँ',
    wider: 'चौड़ा करें',
    narrower: 'सँकरा करें',
    taller: 'ऊँचा करें',
    flatter: 'छोटा करें',
  },
});
