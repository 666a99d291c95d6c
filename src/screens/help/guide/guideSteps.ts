import type { Box } from '../../../../store/wire/entities/account/equipment';

/** What the subscriber sees in place of a picture. */
export const SYMPTOMS = ['noSignal', 'errorCode', 'black', 'frozen', 'missing', 'other'] as const;
export type Symptom = (typeof SYMPTOMS)[number];

/** What is known of the trouble; '' for an error code that nobody named. */
export interface PictureProblem {
  readonly stbno: string;
  readonly symptom: Symptom;
  readonly code: string;
}

/**
 *   box ──► symptom ──────────► checks ──► refresh ──► working
 *  (only     └─► code ──────────►│            └──► a ticket with all this in it
 *   with                         └──► a pack is over: renew it
 *   several)
 *
 * `back` leads one step up this road.
 */
export type GuideState =
  | { readonly step: 'box' }
  | { readonly step: 'symptom' | 'code'; readonly stbno: string }
  | { readonly step: 'checks' | 'refresh' | 'working'; readonly trouble: PictureProblem };

export type GuideEvent =
  | { readonly type: 'boxChosen'; readonly stbno: string }
  | { readonly type: 'symptomChosen'; readonly symptom: Symptom }
  | { readonly type: 'codeTyped'; readonly code: string }
  | { readonly type: 'checksRead' }
  | { readonly type: 'pictureCame' }
  | { readonly type: 'back' };

/** With one box there is nothing to choose. */
export const initialGuideState = (boxes: readonly Box[]): GuideState => {
  const [first, ...others] = boxes;
  return first && others.length === 0 ? { step: 'symptom', stbno: first.stbno } : { step: 'box' };
};

const back = (state: GuideState): GuideState => {
  switch (state.step) {
    case 'box':
    case 'symptom':
      return { step: 'box' };
    case 'code':
      return { step: 'symptom', stbno: state.stbno };
    case 'checks':
      return { step: 'symptom', stbno: state.trouble.stbno };
    case 'refresh':
    case 'working':
      return { step: 'checks', trouble: state.trouble };
  }
};

/** An event that does not belong to the step leaves everything as it is. */
export const guideReducer = (state: GuideState, event: GuideEvent): GuideState => {
  switch (event.type) {
    case 'back':
      return back(state);
    case 'boxChosen':
      return { step: 'symptom', stbno: event.stbno };
    case 'symptomChosen':
      if (state.step !== 'symptom') return state;
      return event.symptom === 'errorCode'
        ? { step: 'code', stbno: state.stbno }
        : { step: 'checks', trouble: { stbno: state.stbno, symptom: event.symptom, code: '' } };
    case 'codeTyped':
      if (state.step !== 'code') return state;
      return {
        step: 'checks',
        trouble: { stbno: state.stbno, symptom: 'errorCode', code: event.code },
      };
    case 'checksRead':
      return state.step === 'checks' ? { step: 'refresh', trouble: state.trouble } : state;
    case 'pictureCame':
      return state.step === 'refresh' ? { step: 'working', trouble: state.trouble } : state;
  }
};

/** Where on the four named steps this is. */
export const stepIndex = ({ step }: GuideState): number =>
  ({ box: 0, symptom: 1, code: 1, checks: 2, refresh: 3, working: 4 })[step];
