import { useNavigate } from 'react-router-dom';
import type { RootState } from '../../../store/core/rootReducer';
import type { Paise } from '../../../store/core/values/money';
import { NEW_TICKET } from '../../../store/core/paths';
import { ticketPrepared } from '../../../store/help/ticketDraft';
import type { WriteOutcome } from '../../../store/writes/earlierWrites';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useDomains } from '../../app/PortalServices';
import { useText } from '../../text/useText';
import { moneyText } from '../../ui/data/moneyText';
import { writeOutcomeText } from './writeOutcome.text';

/** The documented category of questions about money. */
const CATEGORY = 'BILLING';
/** Enough of the key to find the request in the operator's log. */
const REFERENCE_LENGTH = 12;

/** Returns a function that fills a ticket with what was sent, when and for how much, and opens it. */
export const usePreparedTicket = (
  { call, key, since, attempt, amount: found }: WriteOutcome,
  amount: Paise | null,
): (() => Promise<void>) => {
  const t = useText(writeOutcomeText);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const domains = useDomains();
  // Before the payments are loaded no attempt is known.
  const attempts = useAppSelector((state: Partial<RootState>) => state.payments?.attempts);
  const agreed = attempts?.find(({ id }) => id === attempt)?.bill.amount ?? found ?? amount;
  return async () => {
    // A part that cannot be loaded leaves the ticket empty: the support screen itself says what failed.
    await domains.add('ticketDraft').catch(() => undefined);
    const time = new Date(since).toLocaleString('en-IN', { timeZone: 'Asia/Kolkata' });
    const money = agreed === null ? '' : moneyText(agreed);
    const reference = key.slice(0, REFERENCE_LENGTH);
    dispatch(
      ticketPrepared({
        categoryid: CATEGORY,
        stbno: '',
        subject: t.ticketSubject(t.subject[call]),
        description: t.ticketDescription(t.subject[call], reference, money, time),
      }),
    );
    await navigate(NEW_TICKET);
  };
};
