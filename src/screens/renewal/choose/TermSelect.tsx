import styled from 'styled-components';
import { loadTermPrices, selectTermPrices } from '../../../../store/renewal/renewal';
import type { TermOffer } from '../../../../store/renewal/renewalTerms';
import { Loaded } from '../../../app/hooks/Loaded';
import { useText } from '../../../text/useText';
import { color, radius, space, weight } from '../../../theme/tokens';
import { Money } from '../../../ui/data/Money';
import { moneyText } from '../../../ui/data/moneyText';
import { Section } from '../../../ui/layout/Section';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { SentenceWithDate } from '../SentenceWithDate';
import { packNames } from '../packLabels';
import { RowText } from './ReadyPacks';
import { renewText } from '../renew.text';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { TermList, TermListSkeleton } from '../renewalSkeletons';
import type { RenewalSelection } from './useRenewalSelection';

const TermOption = styled.label`
  display: flex;
  align-items: center;
  gap: ${space.m};
  padding: ${space.m} 14px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};
  background: ${color.surface};
  cursor: pointer;
  &:has(:checked) {
    border-color: ${color.brand};
    background: ${color.tint};
  }
  &:has(:checked) small {
    color: ${color.ink};
  }
  &:has(:disabled) {
    border-color: ${color.line};
    color: ${color.inkSoft};
    cursor: default;
  }
  input {
    /* Not behind the total at the foot. */
    scroll-margin-bottom: 80px;
  }
`;

const Saving = styled.span`
  color: ${color.success};
  font-weight: ${weight.strong};
`;

interface TermSelectProps {
  readonly selection: RenewalSelection;
}

/** The same packs for each term: the price a month, and what a longer term saves. */
export const TermSelect = ({ selection }: TermSelectProps) => {
  const t = useText(renewText);
  const dispatch = useAppDispatch();
  const prices = useAppSelector(selectTermPrices);
  const { terms, quote, onPeriod } = selection;
  const offers = (
    <TermList>
      <VisuallyHidden as="legend">{t.howLong}</VisuallyHidden>
      {terms.map((offer) => (
        <TermOption key={offer.period}>
          <input
            type="radio"
            name="period"
            value={offer.period}
            checked={offer.period === quote.period}
            disabled={offer.unpriced.length > 0}
            onChange={() => onPeriod(offer.period)}
          />
          <RowText>
            <strong>{t.terms[offer.period]}</strong>
            <b>
              <Money amount={offer.total} />
            </b>
            <TermDetails offer={offer} />
          </RowText>
        </TermOption>
      ))}
    </TermList>
  );
  return (
    <Section title={t.howLong}>
      <Loaded
        flow={loadTermPrices}
        value={prices && offers}
        onRetry={() => dispatch(loadTermPrices.requested())}
        skeleton={<TermListSkeleton />}
      >
        {(shown) => shown}
      </Loaded>
    </Section>
  );
};

const TermDetails = ({ offer }: { readonly offer: TermOffer }) => {
  const t = useText(renewText);
  const { period, perMonth, saving, due, unpriced, lines } = offer;
  if (unpriced.length > 0) return <small>{t.notOffered(packNames(unpriced))}</small>;
  if (lines.length === 0) return null;
  return (
    <>
      {perMonth !== null && period !== 'MONTHLY' && (
        <small>
          {t.perMonth(moneyText(perMonth))}
          {saving !== null && (
            <>
              {' · '}
              <Saving>{t.saving(moneyText(saving))}</Saving>
            </>
          )}
        </small>
      )}
      {due !== '' && (
        <small>
          <SentenceWithDate sentence={t.due} date={due} />
        </small>
      )}
    </>
  );
};
