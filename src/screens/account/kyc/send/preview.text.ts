import { catalogue } from '../../../../text/catalogue';

export const previewText = catalogue('previewText', {
  picture: 'The picture that will be sent',
  smaller: (before: string, after: string): string => `Made smaller: ${before} → ${after}`,
  size: (size: string): string => `Size: ${size}`,
  pdf: (name: string): string => `PDF: ${name}`,
  pdfAsIs: 'A PDF is sent as it is. Cover the first eight digits of an Aadhaar number in it.',
  mask: 'Cover the Aadhaar number',
  maskHint:
    'Place the black box over the first eight digits. What it covers is not sent at all. The last four digits are enough.',
  box: 'Black box',
  boxHow: 'Use the arrow keys to move it. Hold Shift to change its size.',
  boxAt: (left: number, right: number, top: number, bottom: number): string =>
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
  flatter: 'Shorter',
});
