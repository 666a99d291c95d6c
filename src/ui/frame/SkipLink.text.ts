import { catalogue } from '../../text/catalogue';

export const skipLinkText = catalogue('skipLinkText', { skip: 'Skip to content' });
