import { catalogue } from '../../text/catalogue';

export const stepsText = catalogue({ en: { done: 'done' }, hi: { done: 'पूरा' } });
