import { late } from '../../../app/late';

/** How pictures are looked at, scaled and covered: asked for with the screen, awaited with the first file. */
export const loadPictures = () => import(/* webpackChunkName: "kyc-picture" */ './send/picture');
const loadPreview = () => import(/* webpackChunkName: "kyc-picture" */ './send/Preview');

export const LazyPreview = late(async () => (await loadPreview()).Preview);
