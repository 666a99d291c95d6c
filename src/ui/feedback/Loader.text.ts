import { catalogue } from '../../text/catalogue';

/** The English sentence is documented to the letter (specification §2). */
export const loaderText = catalogue('loaderText', { wait: 'Please wait a moment...' });
