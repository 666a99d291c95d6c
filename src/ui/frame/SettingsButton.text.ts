import { catalogue } from '../../text/catalogue';

export const settingsButtonText = catalogue('settingsButtonText', { settings: 'Settings' });
