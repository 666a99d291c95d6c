import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { endpoints } from '../../../../sagas/api/endpoints';
import { offersDomain } from '../../../../sagas/newConnection/offers';
import { DetailsStep } from '../../../../src/screens/newConnection/order/DetailsStep';
import { selectStatus } from '../../../../store/core/flows';
import { offerStepPath } from '../../../../store/core/viewPaths';
import { selectOnlineOrder } from '../../../../store/newConnection/offers';
import {
  applicantTyped,
  identifyApplicant,
  planChosen,
} from '../../../../store/newConnection/onlineOrder';
import { anApplicant, anOfferPlan } from '../../../support/builders';
import { openPortal } from '../../../support/portal';
import { until, untilIdle } from '../../../support/waiting';
import { useBrowserFormData } from '../ui/formData';

useBrowserFormData();

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};
const address = () => screen.getByRole('status').textContent;
const goOn = () => screen.getByRole('button', { name: 'Continue' });
const settled = () => act(untilIdle);

/** The filled form whose details were sent, and whose answer the operator holds back. */
const sent = async () => {
  const portal = await openPortal({ domains: [offersDomain] });
  portal.operator.answers(endpoints.offerPlans, []);
  const answer = portal.operator.holdsBack(endpoints.offerSubscriber);
  portal.dispatch(planChosen(anOfferPlan()));
  portal.dispatch(applicantTyped(anApplicant));
  render(
    <Provider store={portal.store}>
      <MemoryRouter initialEntries={[offerStepPath('details')]}>
        <DetailsStep />
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  fireEvent.click(goOn());
  await act(() => until(() => portal.operator.receivedOf('offerSubscriber').length === 1));
  return {
    portal,
    answer: () => answer({ mobileno: anApplicant.mobileno, serviceable: 'YES' }),
  };
};

describe('The form for the applicant', () => {
  it('The review opens when the operator accepts the details', async () => {
    const { answer } = await sent();
    expect(goOn().getAttribute('aria-busy')).toBe('true');
    answer();
    await settled();
    expect(address()).toBe(offerStepPath('review'));
  });

  it('Typing while the operator is asked frees the button, and the late answer opens nothing', async () => {
    const { portal, answer } = await sent();
    const firstname = screen.getByLabelText<HTMLInputElement>('First name');
    fireEvent.change(firstname, { target: { value: 'Mohan' } });
    await settled();
    expect(goOn().getAttribute('aria-busy')).toBeNull();
    answer();
    await settled();
    expect(address()).toBe(offerStepPath('details'));
    expect(firstname.value).toBe('Mohan');
    expect(selectOnlineOrder(portal.state())).toMatchObject({ ...anApplicant, firstname: 'Mohan' });
    expect(selectStatus(portal.state(), identifyApplicant)).toBe('idle');
  });
});
