import { MINUTE, SECOND } from '../../operator/clock';
import { settled } from '../page';
import { actAndAwaitAnswer, endpointOf, type TroubleContext } from './troubleContext';

/** When an operator books a write that it has accepted, and what the payer does meanwhile. */
const BOOKINGS = {
  'booked after 1 minute': { after: MINUTE, isReloaded: false },
  'booked after 5 minutes': { after: 5 * MINUTE, isReloaded: false },
  'booked after 20 minutes': { after: 20 * MINUTE, isReloaded: false },
  'booked after 1 minute, reloaded': { after: MINUTE, isReloaded: true },
  'booked after 5 minutes, reloaded': { after: 5 * MINUTE, isReloaded: true },
  'booked after 20 minutes, reloaded': { after: 20 * MINUTE, isReloaded: true },
} as const;

export type LateBooking = keyof typeof BOOKINGS;
export const LATE_BOOKINGS = Object.keys(BOOKINGS) as readonly LateBooking[]; // the keys of a constant
export const isBookedLate = (trouble: string): boolean =>
  LATE_BOOKINGS.some((booking) => trouble.endsWith(booking));

/** How long after the booking the page may take to show it by itself. */
const TOLD_WITHIN = 10 * MINUTE;
/** For this long the page checks at short intervals. */
const FINDING_OUT = 4 * MINUTE;
/** Milliseconds for the page to send a request after its clock was moved. */
const ASKED_WITHIN = 700;

/** The payer leaves the page open or reloads it half-way, and presses nothing. */
export const bookLater = async (setup: TroubleContext, trouble: LateBooking): Promise<void> => {
  const { after, isReloaded } = BOOKINGS[trouble];
  const { page, step, operator, miss } = setup;
  operator.scenario.add({
    call: endpointOf(step.waitsOn)?.name ?? '',
    times: 1,
    trouble: { kind: 'bookedLater', milliseconds: after },
  });
  await actAndAwaitAnswer(setup);
  let reloaded = !isReloaded;
  let passed = 0;
  while (passed < after + TOLD_WITHIN && !isSaidPaid(setup)) {
    if (!reloaded && passed >= after / 2) {
      reloaded = true;
      await page.reload({ waitUntil: 'domcontentloaded' });
      await settled(page);
    }
    const jump = passed < FINDING_OUT ? 30 * SECOND : 2 * MINUTE;
    await pass(setup, jump);
    passed += jump;
  }
  // On a busy machine the last reading may still be under way.
  for (let more = 0; more < 5 && !isSaidPaid(setup); more += 1) await pass(setup, SECOND);
  if (!isSaidPaid(setup)) miss('booked late, and no page says so by itself');
};

const isSaidPaid = ({ claims }: TroubleContext): boolean =>
  claims.some(({ says }) => says === 'paid');

/** Moves the time of the page and of the operator at once. Reading the operator's books makes it do what is due. */
const pass = async ({ page, operator }: TroubleContext, milliseconds: number): Promise<void> => {
  operator.passes(milliseconds);
  await operator.app.inject('/stand-in/books');
  const asked = page.waitForEvent('response', { timeout: ASKED_WITHIN }).catch(() => undefined);
  await page.clock.fastForward(milliseconds);
  await asked;
  await settled(page);
};
