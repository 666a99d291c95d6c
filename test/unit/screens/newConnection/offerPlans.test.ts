/** @jest-environment node */
import * as v from 'valibot';
import type { Paise } from '../../../../store/core/money';
import {
  filterPlans,
  planPricePerMonth,
  NO_PLAN_FILTER,
  planSaving,
} from '../../../../src/screens/newConnection/planFilter';
import { applicantRules } from '../../../../src/screens/newConnection/applicantRules';
import { stepPath, reachableStep, type Shop } from '../../../../src/screens/newConnection/steps';
import { anOfferPlan } from '../../../support/builders';

const rupees = (amount: number) => (amount * 100) as Paise;

describe('a plan', () => {
  it('costs a month what its term says, to the nearest paisa, and nothing known in a term of another name', () => {
    expect(
      planPricePerMonth(anOfferPlan({ total: 92_012 as Paise, chargeperiod: 'QUARTERLY' })),
    ).toBe(30_671);
    expect(planPricePerMonth(anOfferPlan({ total: rupees(1200), chargeperiod: 'YEARLY' }))).toBe(
      10_000,
    );
    expect(planPricePerMonth(anOfferPlan({ chargeperiod: 'FORTNIGHT' }))).toBeNull();
  });

  it('saves something only against a higher price', () => {
    expect(planSaving(anOfferPlan({ total: rupees(90), regularprice: rupees(100) }))).toBe(1_000);
    expect(planSaving(anOfferPlan({ total: rupees(90), regularprice: rupees(90) }))).toBeNull();
    expect(planSaving(anOfferPlan({ regularprice: null }))).toBeNull();
  });

  it('is found by kind and by what it costs a month', () => {
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

describe('what is typed', () => {
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

  it('is brought into the operator’s form', () => {
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
  ])('in %s is refused when it is "%s"', (name, value, code) => {
    expect(wrong({ [name]: value })[0]).toBe(code);
  });

  it.each(['रोहन', 'O’Brien', 'Anne-Marie K.'])('may be the name %s', (firstname) => {
    expect(wrong({ firstname })).toEqual([]);
  });
});

describe('the step that is shown', () => {
  const empty: Shop = { cart: {}, eligibility: null, isInDoubt: false, placed: null, compared: 0 };
  const chosen: Shop = { ...empty, cart: { planid: 'NEW1' } };
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
    ['the order of whoever is welcome', 'review', welcome, 'review'],
    ['the number in place of the order that was just taken', 'review', placed, 'placed'],
    ['the number', 'placed', placed, 'placed'],
    ['no number where there is none', 'placed', welcome, 'plans'],
    ['the plans beside a number', null, placed, 'plans'],
    ['nothing but an order in doubt', null, { ...welcome, isInDoubt: true }, 'review'],
    ['no comparison of one plan', 'compare', { ...empty, compared: 1 }, 'plans'],
    ['the comparison of two', 'compare', { ...empty, compared: 2 }, 'compare'],
  ])('is %s', (_, wanted, shop, step) => {
    expect(reachableStep(wanted, shop)).toBe(step);
  });

  it('stays where its own address leads', () => {
    for (const shop of [empty, chosen, welcome, placed])
      for (const wanted of ['plans', 'compare', 'details', 'review', 'placed']) {
        const step = reachableStep(wanted, shop);
        const named = new URLSearchParams(stepPath(step).split('?')[1]).get('step');
        expect(reachableStep(named, shop)).toBe(step);
      }
  });
});
