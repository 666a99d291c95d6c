import { lazyPart } from '../../../app/lazy/lazyPart';

/** How pictures are looked at, scaled and covered: loaded with the screen, awaited with the first file. */
export const loadPictures = () => import(/* webpackChunkName: "kyc-picture" */ './send/picture');

export const Preview = lazyPart({
  id: 'kyc-preview',
  load: async () => (await import(/* webpackChunkName: "kyc-picture" */ './send/Preview')).Preview,
});
