import {
  changePassword,
  changesIn,
  compareChanges,
  detailsEdited,
  editBegun,
  editEnded,
  profileDetailsOf,
  selectEditDetails,
  selectLastSaving,
  selectSubscriber,
  updateSubscriber,
} from '../../../../store/account/profile';
import { loadSubscriber } from '../../../../store/account/subscriber';
import { aSubscriber } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const asha = aSubscriber({ firstname: 'Asha', surname: 'Verma' });
const now = profileDetailsOf(asha);
const typed = { ...now, firstname: 'Aasha' };
const allSaved = updateSubscriber.succeeded({
  ...{ changed: ['firstname'], unchanged: [] },
  unread: { firstname: 'Aasha' },
});
const loaded = loadSubscriber.succeeded(asha);

describe('A subscriber who changes details', () => {
  it('The draft starts with the operator’s values and survives every failure', () => {
    expect(selectEditDetails(stateAfter(loaded))).toBeNull();
    expect(selectEditDetails(stateAfter(loaded, editBegun(now)))).toEqual(now);
    const failed = updateSubscriber.failed({ kind: 'unknown', call: 'updateSubscriber' });
    const state = stateAfter(
      loaded,
      editBegun(now),
      detailsEdited(typed),
      updateSubscriber.requested({ changes: { firstname: 'Aasha' }, password: '' }),
      failed,
      loaded,
    );
    expect(selectEditDetails(state)).toEqual(typed);
  });

  it('Saving and leaving delete the draft', () => {
    expect(selectEditDetails(stateAfter(loaded, editBegun(now), allSaved))).toBeNull();
    expect(selectEditDetails(stateAfter(loaded, editBegun(now), editEnded()))).toBeNull();
  });

  it('The saved values are shown at once until the operator returns them', () => {
    expect(selectSubscriber(stateAfter())).toBeNull();
    expect(selectSubscriber(stateAfter(allSaved))).toBeNull();
    expect(selectSubscriber(stateAfter(loaded, allSaved))?.firstname).toBe('Aasha');
    const read = loadSubscriber.succeeded(aSubscriber({ firstname: 'AASHA' }));
    expect(selectSubscriber(stateAfter(loaded, allSaved, read))?.firstname).toBe('AASHA');
  });

  it('Only changed fields are sent', () => {
    expect(changesIn(now, now)).toEqual({});
    expect(changesIn({ ...typed, email: 'a@example.com' }, now)).toEqual({
      firstname: 'Aasha',
      email: 'a@example.com',
    });
  });

  it('What was typed is kept when the operator did not take all of it, until the next press', () => {
    const partly = updateSubscriber.succeeded({
      ...{ changed: ['firstname'], unchanged: ['mobileno'] },
      unread: {},
    });
    const events = [loaded, editBegun(now), detailsEdited(typed), partly];
    expect(selectEditDetails(stateAfter(...events))).toEqual(typed);
    expect(selectLastSaving(stateAfter(...events))).toEqual({
      changed: ['firstname'],
      unchanged: ['mobileno'],
    });
    const again = updateSubscriber.requested({ changes: {}, password: '' });
    for (const next of [again, editBegun(now)])
      expect(selectLastSaving(stateAfter(...events, next)).unchanged).toEqual([]);
  });

  it.each([
    ['as typed', { surname: 'Varma' }, 'changed'],
    ['in capitals', { surname: 'VARMA' }, 'changed'],
    ['as before', {}, 'unchanged'],
    ['something else', { surname: 'V' }, 'unchanged'],
    ['nothing', { surname: '' }, 'unchanged'],
  ] as const)('A surname that the operator then has %s is %s', (_, shown, found) => {
    const compared = compareChanges(
      { surname: 'Varma' },
      { before: now, now: { ...now, ...shown } },
    );
    expect(compared).toEqual({ changed: [], unchanged: [], [found]: ['surname'] });
  });

  it('A number that the operator then has with +91 is changed', () => {
    const shown = { ...now, mobileno: '+91 90000 04499' };
    expect(compareChanges({ mobileno: '9000004499' }, { before: now, now: shown })).toEqual({
      changed: ['mobileno'],
      unchanged: [],
    });
  });

  it('Another spelling in capitals alone has not changed while the operator has the old one', () => {
    const before = { ...now, firstname: 'asha' };
    const compared = compareChanges({ firstname: 'Asha' }, { before, now: before });
    expect(compared.unchanged).toEqual(['firstname']);
  });
});

it('The state contains no password', () => {
  const passwords = { password: 'Old-secret-1', newpassword: 'New-secret-2' };
  const state = stateAfter(
    loaded,
    changePassword.requested(passwords),
    changePassword.succeeded(),
    changePassword.requested(passwords),
  );
  expect(JSON.stringify(state)).not.toMatch(/secret/);
});
