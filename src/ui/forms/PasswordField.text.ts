import { catalogue } from '../../text/catalogue';

export const passwordFieldText = catalogue('passwordFieldText', { show: 'Show password' });
