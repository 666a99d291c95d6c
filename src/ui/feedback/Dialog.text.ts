import { catalogue } from '../../text/catalogue';

export const dialogText = catalogue('dialogText', { close: 'Close' });
