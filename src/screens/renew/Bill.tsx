import { dayInIndia } from '../../../store/indianDay';
import type { Paise } from '../../../store/money';
import { nextDue, type Quote } from '../../../store/renewalTerms';
import { selectUserInfo } from '../../../store/subscriber';
import { useText } from '../../text/useText';
import { List, Row } from '../../ui/List';
import { Money } from '../../ui/Money';
import { Section } from '../../ui/Section';
import { Sheet } from '../../ui/Sheet';
import { TextOr } from '../../ui/TextOr';
import { useStore } from '../../useStore';
import { DateIn } from './DateIn';
import { Figures } from './Figures';
import { Pay } from './Pay';
import { renewText } from './renew.text';
import { packKey } from './useChoice';

interface BillProps {
  readonly of: Quote;
  readonly stbno: string;
}

/** The recap before any money moves: each pack, the sum of them, and what the balance makes of it. */
export const Bill = ({ of: quote, stbno }: BillProps) => {
  const t = useText(renewText);
  const { lines, period, total } = quote;
  const balance = useStore(selectUserInfo)?.balance ?? null;
  const today = dayInIndia(Date.now());
  return (
    <Sheet>
      <Section title={t.bill}>
        <List>
          {lines.map((line) => (
            <Row
              key={packKey(line)}
              title={<TextOr text={line.productname} />}
              sub={
                <>
                  {t.terms[period]}
                  {' · '}
                  <DateIn words={t.until} of={nextDue(line.expirydate, period, today)} />
                </>
              }
              end={<Money of={line.amount} />}
            />
          ))}
        </List>
        <Figures>
          <dt>{t.total}</dt>
          <dd data-total>
            <Money of={total} />
          </dd>
          <dt>{t.balance}</dt>
          <dd>
            <Money of={balance} />
          </dd>
          <Left balance={balance} total={total} />
        </Figures>
      </Section>
      <Pay quote={quote} stbno={stbno} balance={balance} />
    </Sheet>
  );
};

interface LeftProps {
  readonly balance: Paise | null;
  readonly total: Paise | null;
}

const Left = ({ balance, total }: LeftProps) => {
  const t = useText(renewText);
  if (balance === null || total === null || total > balance) return null;
  return (
    <>
      <dt>{t.left}</dt>
      <dd>
        <Money of={(balance - total) as Paise} />
      </dd>
    </>
  );
};
