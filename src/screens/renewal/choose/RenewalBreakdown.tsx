import styled from 'styled-components';
import { selectRenewalDays } from '../../../../store/app/app';
import { dayInIndia } from '../../../../store/core/values/dates';
import { nextDue } from '../../../../store/renewal/renewalTerms';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { useAppSelector } from '../../../app/hooks';
import { TryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { color, size, space, weight } from '../../../theme/tokens';
import { List, Row } from '../../../ui/data/List';
import { Money } from '../../../ui/data/Money';
import { Section } from '../../../ui/layout/Section';
import { Card } from '../../../ui/layout/Card';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { TextOr } from '../../../ui/data/TextOr';
import { SelectedRenewalContext, type SelectedRenewal } from './selectedRenewal';
import { SentenceWithDate } from '../SentenceWithDate';
import { renewText } from '../renew.text';
import { packKey } from '../../../../store/packs/packList';

const Total = styled.dl`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space.m};
  dt {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
  dd {
    font-size: ${size.title};
    font-weight: ${weight.strong};
  }
`;

/** Loaded with the choice, and with what it needs to know of earlier payments. */
const PayRenewal = lazyPart({
  id: 'renew-pay',
  load: async () => (await import(/* webpackChunkName: "renew-parts" */ './PayRenewal')).PayRenewal,
  needs: ['payments'],
});

/** the breakdown before any money moves: each pack, the sum of them, and how it is paid. */
export const RenewalBreakdown = (chosen: SelectedRenewal) => {
  const t = useText(renewText);
  const { lines, period, total } = chosen.quote;
  const days = useAppSelector(selectRenewalDays)[period];
  const today = dayInIndia(Date.now());
  return (
    <Card>
      <Section title={t.bill}>
        <List>
          {lines.map((line) => (
            <Row
              key={packKey(line)}
              title={<TextOr text={line.productname} />}
              sub={
                <>
                  {t.terms[period]}
                  <Until date={nextDue(line.expirydate, days, today)} />
                </>
              }
              end={<Money amount={line.amount} />}
            />
          ))}
        </List>
        <Total>
          <dt>{t.total}</dt>
          <dd>
            <Money amount={total} />
          </dd>
        </Total>
      </Section>
      <SelectedRenewalContext value={chosen}>
        <PayRenewal
          shape={<SkeletonLines count={6} />}
          failed={(retry) => <TryAgain sentence={t.payMissing} onRetry={retry} />}
        />
      </SelectedRenewalContext>
    </Card>
  );
};

const Until = ({ date }: { readonly date: string }) => {
  const t = useText(renewText);
  if (date === '') return null;
  return (
    <>
      {' · '}
      <SentenceWithDate sentence={t.until} date={date} />
    </>
  );
};
