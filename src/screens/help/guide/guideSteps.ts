import type { Box } from '../../../../store/wire/entities/account/equipment';

/** What the subscriber sees in place of a picture. */
export const SYMPTOMS = ['noSignal', 'errorCode', 'black', 'frozen', 'missing', 'other'] as const;
export type Symptom = (typeof SYMPTOMS)[number];

/** The subscriber's answers. `code` is '' if there is no error code. */
export interface PictureProblem {
  readonly stbno: string;
  readonly symptom: Symptom;
  readonly code: string;
}

/**
 *   box ──► symptom ──────────► checks ──► refresh ──► solved
 *  (only if  └─► code ──────────►│            └──► a ticket with the answers
 *   there are                    └──► Renew, My packs or Add packs, if the packs are the cause
 *   several)
 *
 * `back` goes from `code` and `checks` to the symptom, from `refresh` and `solved` to the checks, otherwise to the box.
 */
export type GuideState =
  | { readonly step: 'box' }
  | { readonly step: 'symptom' | 'code'; readonly stbno: string }
  | { readonly step: 'checks' | 'refresh' | 'solved'; readonly problem: PictureProblem };

export type GuideEvent =
  | { readonly type: 'boxChosen'; readonly stbno: string }
  | { readonly type: 'symptomChosen'; readonly symptom: Symptom }
  | { readonly type: 'codeTyped'; readonly code: string }
  | { readonly type: 'checksRead' }
  | { readonly type: 'pictureReturned' }
  | { readonly type: 'back' };

/** With one box the choice of the box is skipped. */
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
      return { step: 'symptom', stbno: state.problem.stbno };
    case 'refresh':
    case 'solved':
      return { step: 'checks', problem: state.problem };
  }
};

/** An event that does not belong to the current step changes nothing. */
export const guideReducer = (state: GuideState, event: GuideEvent): GuideState => {
  switch (event.type) {
    case 'back':
      return back(state);
    case 'boxChosen':
      if (state.step !== 'box') return state;
      return { step: 'symptom', stbno: event.stbno };
    case 'symptomChosen':
      if (state.step !== 'symptom') return state;
      return event.symptom === 'errorCode'
        ? { step: 'code', stbno: state.stbno }
        : { step: 'checks', problem: { stbno: state.stbno, symptom: event.symptom, code: '' } };
    case 'codeTyped':
      if (state.step !== 'code') return state;
      return {
        step: 'checks',
        problem: { stbno: state.stbno, symptom: 'errorCode', code: event.code },
      };
    case 'checksRead':
      return state.step === 'checks' ? { step: 'refresh', problem: state.problem } : state;
    case 'pictureReturned':
      return state.step === 'refresh' ? { step: 'solved', problem: state.problem } : state;
  }
};

/** The index of the step in the `steps` of `guideText`; 4 when the guide is done. */
export const stepIndex = ({ step }: GuideState): number =>
  ({ box: 0, symptom: 1, code: 1, checks: 2, refresh: 3, solved: 4 })[step];
