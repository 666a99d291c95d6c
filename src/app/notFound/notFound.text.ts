import { catalogue } from '../../text/catalogue';

export const notFoundText = catalogue('notFoundText', {
  title: 'Page not found',
  description: 'The address may be mistyped, or the page may have moved.',
  home: 'Go to Home',
});
