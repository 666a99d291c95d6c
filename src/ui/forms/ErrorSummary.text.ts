import { catalogue } from '../../text/catalogue';

export const errorSummaryText = catalogue('errorSummaryText', { title: 'Check what you entered' });
