import { isAnyOf, type Action } from '@reduxjs/toolkit';
import {
  call,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  type SagaGenerator,
} from 'typed-redux-saga';
import { isFlowEvent } from '../../store/core/flow';
import {
  codeAwaited,
  codeLeft,
  identificationEnded,
  identificationLost,
  identificationRestored,
  startedAgain,
  verifyCode,
} from '../../store/identity/identification';
import { navigationEnded, navigationRequested } from '../../store/app/navigation';
import { otpReducer, selectIdentification, selectOtpData } from '../../store/identity/otp';
import { logIn } from '../../store/identity/session';
import type { Domain } from '../core/domain';
import { identificationFlows, type IdentificationTokens } from './identification';
import { savedIdentification, type SavedIdentification } from './savedIdentification';
import { readSmsCode } from './smsCode';

const DASHBOARD = '/nxtselfcareportal';

export const otpDomain: Domain = { name: 'otp', reducer: otpReducer, saga: otpSaga };

function* otpSaga(): SagaGenerator<void> {
  const held = yield* resume();
  yield* identificationFlows(held);
  yield* takeEvery(isProgress, saveProgress, held);
  yield* takeLatest(codeAwaited, readCode);
  yield* takeEvery(logIn.succeeded, finishIdentification);
}

/** Goes on where this tab was when its page was loaded anew. */
function* resume(): SagaGenerator<IdentificationTokens> {
  const kept = savedIdentification.read(yield* call(Date.now));
  if (kept?.step === 'codeSent') {
    const { purpose, otpData, validationtoken } = kept;
    yield* put(identificationRestored({ purpose, otpData }));
    return { validationtoken };
  }
  if (kept) yield* put(identificationLost(kept.purpose));
  return {};
}

const isProgress = (action: Action): boolean =>
  isAnyOf(startedAgain, identificationEnded)(action) ||
  (isFlowEvent(action) && action.meta.flow.startsWith('otp/') && action.meta.phase !== 'Requested');

/** After every step the tab keeps what it needs to go on from there. */
function* saveProgress(held: IdentificationTokens): SagaGenerator<void> {
  savedIdentification.keep(yield* snapshotToSave(held), yield* call(Date.now));
}

function* snapshotToSave({
  validationtoken,
}: IdentificationTokens): SagaGenerator<SavedIdentification | null> {
  const { step, claim } = yield* select(selectIdentification);
  const otpData = yield* select(selectOtpData);
  if (step === 'verified') return { step, purpose: claim.purpose };
  if (step !== 'codeSent' || !otpData || validationtoken === undefined) return null;
  return { step, purpose: claim.purpose, validationtoken, otpData };
}

/** As long as the field for the code is on the screen, the phone may hand the code over by itself. */
function* readCode(): SagaGenerator<void> {
  const { code } = yield* race({ code: call(readSmsCode), left: take(codeLeft) });
  if (code) yield* put(verifyCode.requested({ otp: code }));
}

/** Whoever logs in at the end of this way lands where every login leads. */
function* finishIdentification(): SagaGenerator<void> {
  const { step } = yield* select(selectIdentification);
  if (step === 'verified' || step === 'done') {
    yield* put(navigationRequested(DASHBOARD));
    // Until then the screen stays as it is, rather than showing its first step for a moment.
    yield* take(navigationEnded);
  }
  yield* put(identificationEnded());
}
