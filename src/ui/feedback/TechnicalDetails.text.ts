import { catalogue } from '../../text/catalogue';

export const technicalDetailsText = catalogue('technicalDetailsText', {
  details: 'Technical details',
});
