import { catalogue } from '../../../text/catalogue';

export const logoutText = catalogue('logoutText', { title: 'Logging out' });
