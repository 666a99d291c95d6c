import { catalogue } from '../../text/catalogue';

export const copyTextText = catalogue('copyTextText', {
  copy: 'Copy',
  copyWhole: 'Copy full reference',
  copied: 'Copied.',
  marked: 'It is selected. Copy it using your device’s menu.',
});
