import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { UnknownAction } from '@reduxjs/toolkit';
import { loadEquipment } from '../../store/account/equipment';
import { pictureShown } from '../../store/account/kyc';
import { editBegun } from '../../store/account/profile';
import { loadSubscriber } from '../../store/account/subscriber';
import { appStarted } from '../../store/app/app';
import { addToCart, loadCart, removeFromCart } from '../../store/cart/cart';
import { loadSurvey, pageTurned } from '../../store/help/survey';
import { ticketDraftSlot } from '../../store/help/ticketDraft';
import { loadPromos } from '../../store/home/promos';
import { identify, resendIdentificationOtp } from '../../store/identity/identification';
import { sessionExpired } from '../../store/identity/session';
import { announcementsArrived } from '../../store/inbox/serviceAnnouncements';
import {
  applicantTyped,
  identifyApplicant,
  pincodeGiven,
  placeOrder,
  planChosen,
  shopRestored,
} from '../../store/newConnection/onlineOrder';
import { broadbandOpened } from '../../store/packs/broadband';
import { accountRestored, findAccount } from '../../store/payments/instantPayment';
import { amountTyped, boxChosen } from '../../store/payments/topUp';
import { createPortalStore } from '../../store/root/createPortalStore';
import { storageSlots } from '../../store/root/persist';
import {
  aCart,
  anAnnouncement,
  anApplicant,
  anOfferPlan,
  aPromo,
  aSubscriber,
  aSurvey,
  theSample,
} from '../support/builders';
import { stateAfter } from '../support/stateAfter';

/**
 * The names of specification §3, "Client state", copied by hand. Each has its initial value, which is the portal's own
 * where the specification says none.
 */
const documentedNames: Readonly<Record<string, unknown>> = {
  name: expect.any(String),
  version: 'v1.0.26',
  mode: expect.stringMatching(/^(development|production)$/),
  server: expect.stringMatching(/^(test|production)$/),
  baseUrl: expect.any(String),
  userInfo: null,
  docImage: null,
  getCartDetails: {},
  CartDetails: [],
  surveyQuestions: [],
  pageNum: 1,
  bbDetails: false,
  CTAImages: [],
  liveData: [],
  onlineSubscriberCart: {},
  'box number': '',
  'recharge amount': '',
  'otp data': null,
  'edit details': null,
  'STB/SMC data': [],
  'account details': null,
};

const aFoundAccount = { id: 'a1', details: theSample('instantCustomer')! };

/** An example of each event that the mirror names. */
const examples: Readonly<Record<string, UnknownAction>> = {
  'app/appStarted': appStarted({
    name: 'Our cable',
    version: 'v2',
    mode: 'development',
    server: 'test',
    baseUrl: 'https://operator.example.com',
  }),
  'subscriber/loadSucceeded': loadSubscriber.succeeded(aSubscriber()),
  'kyc/pictureShown': pictureShown('blob:https://portal.example.com/1'),
  'profile/editBegun': editBegun({ firstname: 'Asha', surname: '', mobileno: '', email: '' }),
  'promos/loadSucceeded': loadPromos.succeeded([aPromo({ redirecturl: 'https://example.com/' })]),
  'offers/pincodeGiven': pincodeGiven('422001'),
  'offers/planChosen': planChosen(anOfferPlan()),
  'offers/applicantTyped': applicantTyped(anApplicant),
  'offers/identifyApplicantRequested': identifyApplicant.requested(anApplicant),
  'offers/placeOrderRequested': placeOrder.requested(anOfferPlan().total),
  'offers/restored': shopRestored({
    cart: { pincode: '422001' },
    eligibility: null,
    isOutcomeUnknown: false,
    placed: null,
  }),
  'otp/identifySucceeded': identify.succeeded({
    claim: { identity: '700412', purpose: 'REGISTER' },
    otpData: {
      mobileno: '90•••••412',
      attemptsremaining: 3,
      resendfrom: 30_000,
      expires: 300_000,
      confirmed: true,
    },
  }),
  'otp/resendOtpSucceeded': resendIdentificationOtp.succeeded({
    mobileno: '90•••••412',
    attemptsremaining: 3,
    resendfrom: 60_000,
    expires: 330_000,
    confirmed: true,
  }),
  'cart/loadSucceeded': loadCart.succeeded(aCart()),
  'cart/addSucceeded': addToCart.succeeded(aCart()),
  'cart/removeSucceeded': removeFromCart.succeeded(aCart()),
  'topUp/boxChosen': boxChosen('STB1'),
  'topUp/amountTyped': amountTyped('500'),
  'survey/loadSucceeded': loadSurvey.succeeded({
    survey: aSurvey(),
    answerid: 'a1b2c3d4',
    saved: null,
  }),
  'survey/pageTurned': pageTurned(2),
  'liveData/arrived': announcementsArrived([anAnnouncement()]),
  'broadband/detailsOpened': broadbandOpened(),
  'instantPayment/findSucceeded': findAccount.succeeded(aFoundAccount),
  'instantPayment/restored': accountRestored(aFoundAccount),
  'equipment/loadSucceeded': loadEquipment.succeeded(theSample('cpe')!),
};

const guide = readFileSync(path.join(__dirname, '../../store/README.md'), 'utf8');

/** The rows below a heading, cell by cell, without the head of their table. */
const rowsBelow = (heading: string): string[][] =>
  (guide.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const unquoted = (cell: string) => cell.replaceAll('`', '');
const rows = rowsBelow('The mirror').map(([name = '', place = '', initial = '', changed = '']) => ({
  name,
  place: unquoted(place),
  initial: JSON.parse(unquoted(initial)) as unknown,
  events: changed
    .split(',')
    .map((event) => unquoted(event.trim()))
    .filter(Boolean),
}));

const at = (state: unknown, place: string): unknown =>
  place.split('.').reduce<unknown>((value, key) => {
    if (typeof value !== 'object' || value === null || !(key in value))
      throw new Error(`no ${place}`);
    return (value as Readonly<Record<string, unknown>>)[key]; // checked just now
  }, state);

describe('The documented client state', () => {
  it('The mirror lists every documented name in the documented order', () => {
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(documentedNames));
  });

  it.each(rows)('$name is at $place from the start', async ({ name, place, initial }) => {
    const { store, rehydrated } = createPortalStore();
    await rehydrated;
    expect(at(store.getState(), place)).toEqual(initial);
    expect(at(store.getState(), place)).toEqual(documentedNames[name]);
  });

  it.each(rows)(
    '$name still stands at $place after its feature was loaded',
    ({ place, initial }) => {
      expect(at(stateAfter(), place)).toEqual(initial);
    },
  );

  const changes = rows.flatMap(({ name, place, initial, events }) =>
    events.map((event) => ({ name, place, initial, event })),
  );
  it.each(changes)('$name changes after $event', ({ place, initial, event }) => {
    const example = examples[event];
    expect(example?.type).toBe(event);
    expect(at(stateAfter(example!), place)).not.toEqual(initial);
  });

  it.each(rows.filter(({ place }) => !place.startsWith('app.')))(
    '$name has its initial value after the end of a session',
    ({ place, initial }) => {
      const after = stateAfter(...Object.values(examples), sessionExpired());
      expect(at(after, place)).toEqual(initial);
    },
  );

  it('The mirror names what changes each field', () => {
    expect(rows.filter(({ events }) => events.length === 0)).toEqual([]);
  });
});

describe('Browser storage', () => {
  it('The mirror lists every key that the browser keeps', () => {
    const documentedKeys = rowsBelow('What the browser keeps').map(([key = '']) => unquoted(key));
    expect(documentedKeys).toEqual([
      'selfcareUser',
      'hitsPassword',
      'selfcarePreferences',
      'selfcareTicketDraft',
    ]);
    expect(documentedKeys).toEqual(
      [...Object.values(storageSlots), ticketDraftSlot].map(({ key }) => key),
    );
  });
});
