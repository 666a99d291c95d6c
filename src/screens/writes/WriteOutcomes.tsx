import type { ReactNode } from 'react';
import { MY_PACKS, TRANSACTIONS } from '../../../store/core/paths';
import type { Paise } from '../../../store/core/values/money';
import { selectIsLoggedIn } from '../../../store/identity/session';
import { packNameOf } from '../../../store/packs/packResult';
import {
  isEnded,
  outcomesWanted,
  selectOutcomes,
  type WriteOutcome,
  writeOutcomeAcknowledged,
} from '../../../store/writes/earlierWrites';
import { type ProvableCall, ruleOf } from '../../../store/writes/evidence';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { useFocusRescue } from '../../app/hooks/useFocusRescue';
import { keyReference, useMoneyTicket } from '../../app/hooks/useMoneyTicket';
import { useByIdempotency } from '../../app/useByIdempotency';
import { useText } from '../../text/useText';
import { Button } from '../../ui/buttons/Button';
import { useDayText } from '../../ui/data/DateText';
import { moneyText } from '../../ui/data/moneyText';
import { InlineLink } from '../../ui/layout/InlineLink';
import { Row } from '../../ui/layout/Stack';
import { OutcomePanel } from '../../ui/result/OutcomePanel';
import type { ResultState } from '../../ui/result/resultLook';
import { OperatorQuote } from './OutcomeUnknown';
import { writeOutcomeText } from './writes.text';

const states: Readonly<Record<WriteOutcome['step'], ResultState>> = {
  findingOut: 'asking',
  booked: 'paid',
  notBooked: 'unknown',
  unknown: 'unknown',
};

export interface WriteOutcomesProps {
  /** A constant list: the calls of this screen. */
  readonly calls: readonly ProvableCall[];
  /** The amount to be paid or paid back; null when the screen does not know it. */
  readonly amount?: Paise | null;
  /** What the operator said with its answer; '' when it said nothing. */
  readonly operatorWords?: string;
  /**
   * The button that sends the write again. Shown if the write was not found, or if the operator honours idempotency
   * keys and the outcome is still unknown.
   */
  readonly again?: ReactNode;
  /** Called when the subscriber dismisses the outcome, so that the screen drops what it keeps about the write. */
  readonly onAcknowledged?: () => void;
}

/**
 * One alert for each write of `calls` that got no answer. Its step is `findingOut`, `booked`, `notBooked` or `unknown`.
 */
export const WriteOutcomes = ({ calls, ...props }: WriteOutcomesProps) => {
  const outcomes = useAppSelector((state) => selectOutcomes(state, calls));
  return outcomes.map((outcome) => (
    <WriteOutcomeAlert key={outcome.key} outcome={outcome} {...props} />
  ));
};

interface OutcomeProps extends Omit<WriteOutcomesProps, 'calls'> {
  readonly outcome: WriteOutcome;
}

const WriteOutcomeAlert = ({
  outcome,
  amount = null,
  operatorWords = '',
  again,
  onAcknowledged,
}: OutcomeProps) => {
  const t = useText(writeOutcomeText);
  const dispatch = useAppDispatch();
  const { call, step, mayBeSentAgain } = outcome;
  // At each new step the panel takes the focus if the pressed button is gone.
  const panel = useFocusRescue<HTMLElement>(step);
  const isPartly = step === 'booked' && outcome.lines.some(({ isBooked }) => !isBooked);
  const otherAmount = otherAmountOf(outcome, amount);
  // If no read call shows the write, there is nothing to check.
  const isCheckOffered = step === 'unknown' && ruleOf(call).reads.length > 0;
  const isOfferedAgain = step === 'notBooked' || (mayBeSentAgain && !isEnded(outcome));
  const acknowledge = () => {
    dispatch(writeOutcomeAcknowledged(outcome));
    onAcknowledged?.();
  };
  return (
    <OutcomePanel
      ref={panel}
      state={isPartly ? 'partly' : states[step]}
      role={step === 'findingOut' ? 'status' : 'alert'}
      head={<h2>{isPartly ? t.partly : t.titles[step]}</h2>}
      actions={
        <>
          {isOfferedAgain && again}
          {isCheckOffered && (
            <Button
              tone={isOfferedAgain && again ? 'ghost' : 'primary'}
              onClick={() => dispatch(outcomesWanted())}
            >
              {t.askNow}
            </Button>
          )}
          {(isCheckOffered || otherAmount) && <TicketButton outcome={outcome} amount={amount} />}
          {step !== 'findingOut' && (
            <Button tone="ghost" onClick={acknowledge}>
              {isEnded(outcome) ? t.done : call === 'placeOrder' ? t.orderAgain : t.seen}
            </Button>
          )}
        </>
      }
    >
      {!isEnded(outcome) && <OperatorQuote words={operatorWords} />}
      <Sentences outcome={outcome} isPartly={isPartly} />
      {isCheckOffered && (
        <Row $gap="none l">
          <InlineLink to={MY_PACKS}>{t.packs}</InlineLink>
          <InlineLink to={TRANSACTIONS}>{t.transactions}</InlineLink>
        </Row>
      )}
      {otherAmount && (
        <p>{t.otherAmount(moneyText(otherAmount.agreed), moneyText(otherAmount.taken))}</p>
      )}
    </OutcomePanel>
  );
};

interface SentencesProps {
  readonly outcome: WriteOutcome;
  readonly isPartly: boolean;
}

const Sentences = ({ outcome, isPartly }: SentencesProps) => {
  const t = useText(writeOutcomeText);
  const byIdempotency = useByIdempotency();
  const { call, step, mayBeSentAgain } = outcome;
  const subject = t.subject[call];
  const isReadable = ruleOf(call).reads.length > 0;
  const sentence = {
    findingOut: isReadable ? t.findingOut(subject) : t.findingOutOrder,
    booked: (isPartly ? t.partlyBooked : t.booked)(subject),
    notBooked: t.notBooked(subject),
    unknown: isReadable ? t.unknown(subject) : t.unknownOrder,
  }[step];
  return (
    <>
      <p>{sentence}</p>
      <BookedLines outcome={outcome} />
      {mayBeSentAgain && !isEnded(outcome) && <p>{byIdempotency(t.safeAgain)}</p>}
      {step === 'notBooked' && <p>{byIdempotency(t.againWithoutSign)}</p>}
      {step === 'unknown' && isReadable && <p>{t.asked}</p>}
    </>
  );
};

/** The booked lines. Lines that were not booked are listed only once the step is `booked`. */
const BookedLines = ({ outcome: { call, step, lines, transactionid, amount } }: OutcomeProps) => {
  const t = useText(writeOutcomeText);
  const dayText = useDayText();
  const shownLines = lines.filter(({ isBooked }) => isBooked || step === 'booked');
  const booked: typeof t.runsTo = ruleOf(call).packs === 'stop' ? t.stopped : t.runsTo;
  return (
    <>
      {shownLines.length > 0 && (
        <ul>
          {shownLines.map((line) => (
            <li key={line.productid}>
              {line.isBooked
                ? booked(packNameOf(line), dayText(line.expirydate))
                : t.lineNotBooked(packNameOf(line))}
            </li>
          ))}
        </ul>
      )}
      {transactionid !== '' && <p>{t.transaction(transactionid, moneyText(amount))}</p>}
    </>
  );
};

/** The agreed and the taken amount if all lines were booked and the amounts differ; otherwise null. */
const otherAmountOf = (outcome: WriteOutcome, amount: Paise | null) => {
  const agreed = outcome.agreed ?? amount;
  const { step, lines, amount: taken } = outcome;
  const isWhole = step === 'booked' && lines.every(({ isBooked }) => isBooked);
  return isWhole && agreed !== null && taken !== null && agreed !== taken
    ? { agreed, taken }
    : null;
};

interface TicketButtonProps {
  readonly outcome: WriteOutcome;
  readonly amount: Paise | null;
}

const TicketButton = ({ outcome, amount }: TicketButtonProps) => {
  const t = useText(writeOutcomeText);
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const open = useMoneyTicket();
  const other = otherAmountOf(outcome, amount);
  const { call, key, since, agreed, amount: booked } = outcome;
  const subject = t.ownSubject[call];
  const writeTicket = () =>
    open({
      category: 'BILLING',
      subject: (other ? t.otherAmountSubject : t.ticketSubject)(subject),
      reference: keyReference(key),
      amount: agreed ?? amount ?? booked,
      time: since,
      describe: (...facts) =>
        other
          ? t.otherAmountTicket(subject, moneyText(other.taken), ...facts)
          : t.ticketDescription(subject, ...facts),
    });
  return (
    isLoggedIn && (
      <Button tone="ghost" onClick={() => void writeTicket()}>
        {t.ticket}
      </Button>
    )
  );
};
