import { useNavigate } from 'react-router-dom';
import { NEW_TICKET } from '../../../store/core/paths';
import type { Paise } from '../../../store/core/values/money';
import { ticketPrepared } from '../../../store/help/ticketDraft';
import type { MoneyCategory } from '../../../store/help/tickets';
import { moneyText } from '../../ui/data/moneyText';
import { useAppDispatch } from '../hooks';
import { useDomains } from '../PortalServices';

/** A payment, an order or a renewal that a ticket is about. */
export interface MoneyTicket {
  readonly category: MoneyCategory;
  readonly subject: string;
  readonly reference: string;
  /** null when it is not known. */
  readonly amount: Paise | null;
  /** The operator's text, or milliseconds since 1970; '' when it is not known. */
  readonly time: string | number;
  /** Makes the description of the ticket. `amount` and `time` are '' when they are unknown; a zero amount is '' too. */
  readonly describe: (reference: string, amount: string, time: string) => string;
}

/** Returns a function that opens a new ticket with the reference, the amount and the time filled in. */
export const useMoneyTicket = (): ((ticket: MoneyTicket) => Promise<void>) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const domains = useDomains();
  return async ({ category, subject, reference, amount, time, describe }) => {
    // If the domain does not load, the ticket stays empty, and the support screen shows the failure.
    await domains.add('ticketDraft').catch(() => undefined);
    const money = amount === null || amount === 0 ? '' : moneyText(amount);
    const description = describe(reference, money, typeof time === 'string' ? time : textOf(time));
    dispatch(ticketPrepared({ categoryid: category, stbno: '', subject, description }));
    await navigate(NEW_TICKET);
  };
};

/** How many characters of an idempotency key are enough to find its write in the operator's log. */
const KEY_REFERENCE_LENGTH = 12;

export const keyReference = (key: string): string => key.slice(0, KEY_REFERENCE_LENGTH);

const textOf = (time: number): string =>
  new Date(time).toLocaleString('en-IN', { timeZone: 'Asia/Kolkata' });
