import { catalogue } from '../text/catalogue';

export const sampleText = catalogue('sampleText', {
  ribbon: 'Sample data: the operator could not be reached, and nothing here is real.',
});
