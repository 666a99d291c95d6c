import {
  changePassword,
  changesIn,
  detailsEdited,
  editBegun,
  editEnded,
  hasChanges,
  profileDetailsOf,
  selectEditDetails,
  selectSubscriber,
  updateSubscriber,
} from '../../../../store/account/profile';
import { loadSubscriber } from '../../../../store/account/subscriber';
import { aSubscriber } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const asha = aSubscriber({ firstname: 'Asha', surname: 'Verma' });
const now = profileDetailsOf(asha);
const typed = { ...now, firstname: 'Aasha' };
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
    const saved = updateSubscriber.succeeded({ firstname: 'Aasha' });
    expect(selectEditDetails(stateAfter(loaded, editBegun(now), saved))).toBeNull();
    expect(selectEditDetails(stateAfter(loaded, editBegun(now), editEnded()))).toBeNull();
  });

  it('The saved values are shown at once until the operator returns them', () => {
    const saved = updateSubscriber.succeeded({ firstname: 'Aasha' });
    expect(selectSubscriber(stateAfter())).toBeNull();
    expect(selectSubscriber(stateAfter(saved))).toBeNull();
    expect(selectSubscriber(stateAfter(loaded, saved))?.firstname).toBe('Aasha');
    const read = loadSubscriber.succeeded(aSubscriber({ firstname: 'AASHA' }));
    expect(selectSubscriber(stateAfter(loaded, saved, read))?.firstname).toBe('AASHA');
  });

  it('Only changed fields are sent', () => {
    expect(changesIn(now, now)).toEqual({});
    expect(changesIn({ ...typed, email: 'a@example.com' }, now)).toEqual({
      firstname: 'Aasha',
      email: 'a@example.com',
    });
  });

  it('The details count as saved only when the operator has all of them', () => {
    expect(hasChanges(now, {})).toBe(true);
    expect(hasChanges(now, { firstname: 'Asha', surname: 'Verma' })).toBe(true);
    expect(hasChanges(now, { firstname: 'Asha', surname: 'Varma' })).toBe(false);
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
