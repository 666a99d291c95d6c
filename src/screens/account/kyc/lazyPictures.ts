import { late } from '../../../app/late';

/** The code that reads, scales and masks pictures. It is requested with the screen and awaited with the first file. */
export const loadPictures = () => import(/* webpackChunkName: "kyc-picture" */ './send/picture');
const loadPreview = () => import(/* webpackChunkName: "kyc-picture" */ './send/Preview');

export const LazyPreview = late(async () => (await loadPreview()).Preview);
