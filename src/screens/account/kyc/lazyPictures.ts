import { lazyPart } from '../../../app/lazy/lazyPart';

/** The code that reads, scales and masks pictures. It is requested with the screen and awaited with the first file. */
export const loadPictures = () => import(/* webpackChunkName: "kyc-picture" */ './send/picture');

export const Preview = lazyPart({
  id: 'kyc-preview',
  load: async () => (await import(/* webpackChunkName: "kyc-picture" */ './send/Preview')).Preview,
});
