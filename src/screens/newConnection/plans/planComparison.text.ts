import { catalogue } from '../../../text/catalogue';

/** The facts in which plans differ. */
export const planComparisonText = catalogue('planComparisonText', {
  price: 'Price incl. GST',
  beforeTax: 'Price before GST',
  gst: 'GST',
  monthly: 'Price a month',
  saving: 'You save',
  channelCount: 'Channels',
  speedName: 'Speed',
  fairUseName: 'Data at full speed',
  gigabytes: (count: string) => `${count} GB`,
  comparison: 'Plans side by side',
  fact: 'Feature',
  sideways: 'Scroll sideways to see all plans.',
  comparing: 'Plans to compare',
  compared: (count: number) => `${count} ${count === 1 ? 'plan' : 'plans'} to compare`,
  oneMore: 'Select one or two more plans to compare them.',
});
