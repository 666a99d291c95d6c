import type { Paise } from '../../../../store/core/values/money';
import type { MoneyCategory } from '../../../../store/help/tickets';
import { selectIsLoggedIn } from '../../../../store/identity/session';
import { useAppSelector } from '../../../app/hooks';
import { useMoneyTicket } from '../../../app/hooks/useMoneyTicket';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { OutwardButton } from '../../../ui/buttons/ButtonLink';
import { moneyText } from '../../../ui/data/moneyText';
import { phoneLink } from '../../../ui/forms/rules/phoneNumber';
import { useOperator } from '../../../ui/frame/operator';
import { getHelpText } from '../help.text';

/**
 * What a subscriber asks about: a payment (`otherAmount`: another amount was paid than agreed), a renewal from the
 * balance, or packs that were paid for and not provided.
 */
export type Question = 'unconfirmed' | 'failed' | 'otherAmount' | 'renewal' | 'packs';

const CATEGORIES: Readonly<Record<Question, MoneyCategory>> = {
  unconfirmed: 'RECHARGE',
  failed: 'RECHARGE',
  otherAmount: 'RECHARGE',
  renewal: 'BILLING',
  packs: 'BILLING',
};

interface GetHelpProps {
  readonly question: Question;
  /** '' when there is none. */
  readonly reference: string;
  /** null when it is not known. */
  readonly amount: Paise | null;
  /** The amount that the subscriber agreed to, if another amount was paid. */
  readonly agreed?: Paise | null;
  /** The time as the operator wrote it, or in milliseconds since 1970; '' if the time is not known. */
  readonly time: string | number;
  /** Lines for the description of the ticket: the names of the packs, or other facts about the packs. */
  readonly packs?: readonly string[];
}

/**
 * Opens a new ticket with the reference, the amount, the time and the packs filled in. A guest cannot create tickets,
 * but can call the operator and quote the reference.
 */
export const GetHelp = (props: GetHelpProps) =>
  useAppSelector(selectIsLoggedIn) ? <PrepareTicket {...props} /> : <CallOperator />;

const CallOperator = () => {
  const t = useText(getHelpText);
  const { phone } = useOperator();
  if (phone === undefined) return null;
  return (
    <OutwardButton href={phoneLink(phone)} tone="ghost">
      {t.call(phone)}
    </OutwardButton>
  );
};

const NONE: readonly string[] = [];

const PrepareTicket = ({ question, packs = NONE, agreed = null, ...facts }: GetHelpProps) => {
  const t = useText(getHelpText);
  const open = useMoneyTicket();
  const subjects = {
    unconfirmed: t.paymentUnconfirmed,
    failed: t.paymentFailed,
    otherAmount: t.paymentOtherAmount,
    renewal: t.renewalUnconfirmed,
    packs: t.packNotStarted,
  };
  const ask = () =>
    open({
      ...facts,
      category: CATEGORIES[question],
      subject: subjects[question],
      describe: (...details) =>
        [
          t.description(...details),
          ...(agreed === null ? [] : [t.agreed(moneyText(agreed))]),
          ...packs,
        ]
          .filter(Boolean)
          .join('\n'),
    });
  return (
    <Button tone="ghost" onClick={() => void ask()}>
      {t.help}
    </Button>
  );
};
