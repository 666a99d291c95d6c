import * as v from 'valibot';
import { checkPacks } from '../../../../src/screens/help/guide/Checks';
import {
  type GuideEvent,
  guideReducer,
  type GuideState,
  initialGuideState,
  stepIndex,
} from '../../../../src/screens/help/guide/guideSteps';
import { box } from '../../../../store/wire/entities/account/equipment';
import { aPack } from '../../../support/builders';

const boxes = (...numbers: readonly string[]) => numbers.map((stbno) => v.parse(box, { stbno }));
const after = (start: GuideState, ...events: readonly GuideEvent[]) =>
  events.reduce(guideReducer, start);

describe('The steps of the guide', () => {
  it('The guide asks for the box only where there are several', () => {
    expect(initialGuideState(boxes('B1'))).toEqual({ step: 'symptom', stbno: 'B1' });
    expect(initialGuideState(boxes('B1', 'B2'))).toEqual({ step: 'box' });
  });

  it('The guide leads from a symptom over the checks and the refresh to a picture', () => {
    const problem = { stbno: 'B2', symptom: 'black', code: '' } as const;
    const road: [GuideEvent, GuideState, number][] = [
      [{ type: 'boxChosen', stbno: 'B2' }, { step: 'symptom', stbno: 'B2' }, 1],
      [{ type: 'symptomChosen', symptom: 'black' }, { step: 'checks', problem }, 2],
      [{ type: 'checksRead' }, { step: 'refresh', problem }, 3],
      [{ type: 'pictureReturned' }, { step: 'solved', problem }, 4],
    ];
    let state = initialGuideState(boxes('B1', 'B2'));
    for (const [event, next, place] of road) {
      state = guideReducer(state, event);
      expect(state).toEqual(next);
      expect(stepIndex(state)).toBe(place);
    }
  });

  it('The guide asks for the error code and accepts that there is none', () => {
    const code = after(initialGuideState(boxes('B1')), {
      type: 'symptomChosen',
      symptom: 'errorCode',
    });
    expect(code).toEqual({ step: 'code', stbno: 'B1' });
    expect(guideReducer(code, { type: 'codeTyped', code: '' })).toEqual({
      step: 'checks',
      problem: { stbno: 'B1', symptom: 'errorCode', code: '' },
    });
  });

  it('Going back leads one step at a time', () => {
    const start = initialGuideState(boxes('B1', 'B2'));
    const there: GuideEvent[] = [
      { type: 'boxChosen', stbno: 'B1' },
      { type: 'symptomChosen', symptom: 'frozen' },
      { type: 'checksRead' },
    ];
    const back: GuideEvent = { type: 'back' };
    expect(after(start, ...there, back)).toEqual(after(start, ...there.slice(0, 2)));
    expect(after(start, ...there, back, back)).toEqual(after(start, ...there.slice(0, 1)));
    expect(after(start, ...there, back, back, back)).toEqual(start);
  });

  it('An event of another step changes nothing', () => {
    const start = initialGuideState(boxes('B1'));
    for (const event of [
      { type: 'boxChosen', stbno: 'B2' },
      { type: 'checksRead' },
      { type: 'pictureReturned' },
      { type: 'codeTyped', code: 'E16' },
    ] as const)
      expect(guideReducer(start, event)).toBe(start);
  });
});

describe('The verdict of the packs on a dark screen', () => {
  const runs = aPack({ productid: 'A', stbno: 'B1', daysleft: 3, productstatus: 'ACTIVE' });
  const over = aPack({
    productid: 'B',
    stbno: 'B1',
    daysleft: -2,
    expirydate: '2026-11-19',
    productstatus: 'EXPIRED',
  });

  it('The verdict is that no pack runs on this box', () => {
    expect(checkPacks([], 'B1')).toEqual({ kind: 'none' });
    expect(checkPacks([runs], 'B2')).toEqual({ kind: 'none' });
    // Broadband plays on no box.
    expect(checkPacks([aPack({ producttype: 'BROADBAND' })], 'B1')).toEqual({ kind: 'none' });
  });

  it('The verdict is that all packs run, also where the operator gives no box or date', () => {
    expect(checkPacks([runs], 'B1')).toEqual({ kind: 'running' });
    expect(checkPacks([aPack({ stbno: '', daysleft: null })], 'B1')).toEqual({ kind: 'running' });
  });

  it('The verdict is that all packs have ended, with the last end date', () => {
    const earlier = { ...over, productid: 'C', expirydate: '2026-11-12' };
    expect(checkPacks([over, earlier], 'B1')).toMatchObject({
      kind: 'over',
      expirydate: '2026-11-19',
    });
  });

  it('The verdict is that some packs have ended', () => {
    expect(checkPacks([runs, over], 'B1')).toEqual({ kind: 'partly', packs: [over] });
  });
});
