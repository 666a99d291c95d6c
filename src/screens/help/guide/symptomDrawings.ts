import { type Drawing, noSignal } from '../../../ui/illustrations/drawings';
import type { Symptom } from './guideSteps';

const STAND = 'M20 108h120M62 108l4-14M98 108l-4-14';
const SCREEN = 'M42 28h76a8 8 0 018 8v50a8 8 0 01-8 8H42a8 8 0 01-8-8V36a8 8 0 018-8z';

const television = (...picture: Drawing): Drawing => [
  ['line', STAND],
  ['shape', SCREEN],
  ...picture,
];

/** A television with what the subscriber sees on it. */
export const symptomDrawings: Readonly<Record<Symptom, Drawing>> = {
  noSignal,
  errorCode: television(['accent', 'M60 48H46v26h14M46 61h11M72 48h14v26H72zM98 48h14l-8 26']),
  black: television(['accent', 'M80 46v14M70 51a16 16 0 1020 0']),
  frozen: television(
    ['faint', 'M62 40h14v13H62zM90 40h14v13H90zM48 53h14v13H48zM76 53h14v13H76zM62 66h14v13H62z'],
    ['accent', 'M48 40h14v13H48zM76 40h14v13H76zM62 53h14v13H62zM90 53h14v13H90zM76 66h14v13H76z'],
  ),
  missing: television(
    ['accent', 'M66 58h28v20H66zM72 58v-6a8 8 0 0116 0v6'],
    ['dot', 'M80 65a3 3 0 110 6 3 3 0 010-6z'],
  ),
  other: television(
    ['accent', 'M70 51a10 10 0 1114 9c-3 2-4 4-4 7'],
    ['dot', 'M80 74a3 3 0 110 6 3 3 0 010-6z'],
  ),
};
