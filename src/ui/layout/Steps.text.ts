import { catalogue } from '../../text/catalogue';

export const stepsText = catalogue('stepsText', { done: 'done' });
