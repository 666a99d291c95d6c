import { catalogue } from '../../text/catalogue';

export const skeletonText = catalogue('skeletonText', { loading: 'Loading' });
