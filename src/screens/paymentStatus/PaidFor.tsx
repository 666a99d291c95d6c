import styled from 'styled-components';
import type { Checked } from '../../../store/payments/outcome';
import { useText } from '../../text/useText';
import { color, size, space } from '../../theme/tokens';
import { DateText } from '../../ui/DateText';
import { List, Row } from '../../ui/List';
import { Money } from '../../ui/Money';
import { Section } from '../../ui/Section';
import { TextOr } from '../../ui/TextOr';
import { paymentStatusText } from './paymentStatus.text';

const Facts = styled.dl`
  display: grid;
  gap: ${space.m};
  dt {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

interface PaidForProps {
  readonly of: Checked;
}

/** What the operator has in its books, and what became of each pack. */
export const PaidFor = ({ of: checked }: PaidForProps) => {
  const t = useText(paymentStatusText);
  const { amount, productinfo, mode, addedon, bankReference, results } = checked;
  return (
    <>
      <Facts>
        <div>
          <dt>{t.amount}</dt>
          <dd>
            <Money of={amount} size="big" />
          </dd>
        </div>
        <div>
          <dt>{t.whatFor}</dt>
          <dd>
            <TextOr text={productinfo} />
          </dd>
        </div>
        <div>
          <dt>{t.mode}</dt>
          <dd>
            {/* A way of paying we know by name is said in words; another one is the provider's own. */}
            <TextOr text={mode in t.modes ? t.modes[mode as keyof typeof t.modes] : mode} />
          </dd>
        </div>
        <div>
          <dt>{t.when}</dt>
          <dd>
            <DateText of={addedon} withTime />
          </dd>
        </div>
        {bankReference !== '' && (
          <div>
            <dt>{t.bank}</dt>
            <dd>{bankReference}</dd>
          </div>
        )}
      </Facts>
      {results.length > 0 && (
        <Section title={t.results}>
          <List>
            {results.map(({ productid, productname, stbno, productstatus, error, expirydate }) => (
              <Row
                key={`${productid} ${stbno}`}
                title={productname}
                sub={productstatus === 'FAILED' ? error || t.notDone : <DateText of={expirydate} />}
              />
            ))}
          </List>
        </Section>
      )}
    </>
  );
};
