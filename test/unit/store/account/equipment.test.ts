import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { loadEquipment, selectLoadedBoxes } from '../../../../store/account/equipment';
import { sessionExpired } from '../../../../store/identity/session';
import { box } from '../../../../store/wire/entities/account/equipment';
import { stateAfter } from '../../../support/stateAfter';

const boxes = [v.parse(box, { stbno: 'STB1' })];
const asked = loadEquipment.requested();
const failed = loadEquipment.failed({ kind: 'unreachable', call: 'cpe' });

it.each<[title: string, expected: unknown, events: readonly UnknownAction[]]>([
  ['are not known before the first answer', null, [asked]],
  ['are not known after a failed first load', null, [asked, failed]],
  ['are those of the answer', boxes, [asked, loadEquipment.succeeded(boxes)]],
  ['stay during the next load', boxes, [loadEquipment.succeeded(boxes), asked]],
  ['stay none during the next load', [], [loadEquipment.succeeded([]), asked]],
  ['stay none after a failed next load', [], [loadEquipment.succeeded([]), asked, failed]],
  ['are not known in the next session', null, [loadEquipment.succeeded([]), sessionExpired()]],
])('The boxes of a subscriber %s', (_, expected, events) => {
  expect(selectLoadedBoxes(stateAfter(...events))).toEqual(expected);
});
