import * as v from 'valibot';
import { reachableStep, type Shop } from '../../../../src/screens/newConnection/OfferPlansScreen';
import { applicantRules } from '../../../../src/screens/newConnection/order/DetailsStep';
import {
  filterPlans,
  NO_PLAN_FILTER,
  planPricePerMonth,
  planSaving,
} from '../../../../src/screens/newConnection/planParts';
import type { Paise } from '../../../../store/core/values/money';
import { offerStepPath } from '../../../../store/core/viewPaths';
import { anOfferPlan } from '../../../support/builders';

const rupees = (amount: number) => (amount * 100) as Paise;

describe('A plan', () => {
  it('The monthly price is the term’s price divided to the nearest paisa, and unknown for another term', () => {
    expect(
      planPricePerMonth(anOfferPlan({ total: 92_012 as Paise, chargeperiod: 'QUARTERLY' })),
    ).toBe(30_671);
    expect(planPricePerMonth(anOfferPlan({ total: rupees(1200), chargeperiod: 'YEARLY' }))).toBe(
      10_000,
    );
    expect(planPricePerMonth(anOfferPlan({ chargeperiod: 'FORTNIGHT' }))).toBeNull();
  });

  it('A saving is shown only against a higher price', () => {
    expect(planSaving(anOfferPlan({ total: rupees(90), regularprice: rupees(100) }))).toBe(1_000);
    expect(planSaving(anOfferPlan({ total: rupees(90), regularprice: rupees(90) }))).toBeNull();
    expect(planSaving(anOfferPlan({ regularprice: null }))).toBeNull();
  });

  it('Plans are found by type and by monthly price', () => {
    const tv = anOfferPlan({ planid: 'tv', plantype: 'TV', total: rupees(1500) });
    const fibre = anOfferPlan({ planid: 'fibre', plantype: 'BROADBAND', total: rupees(1501) });
    const odd = anOfferPlan({ planid: 'odd', plantype: 'OTT', chargeperiod: '' });
    const plans = [tv, fibre, odd];
    expect(filterPlans(plans, NO_PLAN_FILTER)).toEqual(plans);
    expect(filterPlans(plans, { kind: 'BROADBAND', upTo: '' })).toEqual([fibre]);
    expect(filterPlans(plans, { kind: null, upTo: '500' })).toEqual([tv]);
    expect(filterPlans(plans, { kind: 'BROADBAND', upTo: '500' })).toEqual([]);
  });
});

describe('The applicant form', () => {
  const rohan = {
    firstname: ' Rohan ',
    surname: '',
    mobileno: '+91 91234 56780',
    email: '',
    address: '12 Jasmine Road\r\nNashik',
    pincode: '422 001',
  };
  const wrong = (fields: Partial<typeof rohan>) => {
    const read = v.safeParse(applicantRules, { ...rohan, ...fields });
    return read.issues?.map(({ message }) => message) ?? [];
  };

  it('The values are normalised to the operator’s form', () => {
    expect(v.parse(applicantRules, rohan)).toEqual({
      firstname: 'Rohan',
      surname: '',
      mobileno: '9123456780',
      email: '',
      address: '12 Jasmine Road\nNashik',
      pincode: '422001',
    });
  });

  it.each([
    ['firstname', '', 'firstname'],
    ['firstname', '4u', 'firstname'],
    ['firstname', 'x'.repeat(61), 'firstname'],
    ['surname', '9', 'surname'],
    ['mobileno', '12345', 'mobileno'],
    ['mobileno', '5123456780', 'mobileno'],
    ['email', 'asha@', 'email'],
    ['address', '  ', 'address'],
    ['address', 'x'.repeat(401), 'addressLong'],
    ['pincode', '022001', 'pincode'],
    ['pincode', '42200', 'pincode'],
  ])('The field %s is refused when it is "%s"', (name, value, code) => {
    expect(wrong({ [name]: value })[0]).toBe(code);
  });

  it.each(['रोहन', 'O’Brien', 'Anne-Marie K.'])('The name %s is accepted', (firstname) => {
    expect(wrong({ firstname })).toEqual([]);
  });
});

describe('The step that is shown', () => {
  const empty: Shop = {
    order: {},
    eligibility: null,
    isOutcomeUnknown: false,
    placed: null,
    compared: 0,
  };
  const chosen: Shop = { ...empty, order: { planid: 'NEW1' } };
  const welcome: Shop = { ...chosen, eligibility: { kind: 'welcome', region: '', lconame: '' } };
  const placed: Shop = {
    ...empty,
    placed: {
      orderid: 'OR1',
      amount: rupees(1),
      status: '',
      expireson: '',
      message: '',
      planname: '',
    },
  };

  it.each<[string, string | null, Shop, string]>([
    ['the plans without a step', null, welcome, 'plans'],
    ['the plans for a step that is none', 'payment', welcome, 'plans'],
    ['no details without a plan', 'details', empty, 'plans'],
    ['the details of a plan', 'details', chosen, 'details'],
    ['the details before the order', 'review', chosen, 'details'],
    ['the order of an eligible visitor', 'review', welcome, 'review'],
    ['the number in place of the order that was just taken', 'review', placed, 'placed'],
    ['the number', 'placed', placed, 'placed'],
    ['no number where there is none', 'placed', welcome, 'plans'],
    ['the plans beside a number', null, placed, 'plans'],
    [
      'nothing but an order of unknown outcome',
      null,
      { ...welcome, isOutcomeUnknown: true },
      'review',
    ],
    ['no comparison of one plan', 'compare', { ...empty, compared: 1 }, 'plans'],
    ['the comparison of two', 'compare', { ...empty, compared: 2 }, 'compare'],
  ])('The shown step is %s', (_, wanted, shop, step) => {
    expect(reachableStep(wanted, shop)).toBe(step);
  });

  it('A step with its own address is shown there', () => {
    for (const shop of [empty, chosen, welcome, placed])
      for (const wanted of ['plans', 'compare', 'details', 'review', 'placed']) {
        const step = reachableStep(wanted, shop);
        const named = new URLSearchParams(offerStepPath(step).split('?')[1]).get('step');
        expect(reachableStep(named, shop)).toBe(step);
      }
  });
});
