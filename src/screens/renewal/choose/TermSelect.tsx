import { useId } from 'react';
import { PERIOD_MONTHS } from '../../../../store/packs/chargePeriods';
import { loadTermPrices, selectTermPrices } from '../../../../store/renewal/renewal';
import { isPricedForATerm, type TermOffer } from '../../../../store/renewal/renewalTerms';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useText } from '../../../text/useText';
import { SentenceWithDate } from '../../../ui/data/DateText';
import { Money } from '../../../ui/data/Money';
import { moneyText } from '../../../ui/data/moneyText';
import { Section } from '../../../ui/layout/Section';
import { SoftText } from '../../../ui/layout/Text';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { packNames } from '../packLabels';
import { renewText } from '../renewal.text';
import {
  ShortTermSaving,
  TermList,
  TermListSkeleton,
  TermOption,
  TermPrice,
  TermRoom,
  TermSaving,
} from '../renewalLayout';
import type { RenewalSelection } from './useRenewalSelection';

interface TermSelectProps {
  readonly selection: RenewalSelection;
}

/** The terms with their prices and savings. Below them are facts about the chosen term. */
export const TermSelect = ({ selection }: TermSelectProps) => {
  const t = useText(renewText);
  const dispatch = useAppDispatch();
  const prices = useAppSelector(selectTermPrices);
  return (
    <Section title={t.howLong}>
      <Loaded
        flow={loadTermPrices}
        value={prices && selection}
        onRetry={() => dispatch(loadTermPrices.requested())}
        skeleton={<TermListSkeleton />}
      >
        {(shown) => <Terms selection={shown} />}
      </Loaded>
    </Section>
  );
};

const Terms = ({ selection: { terms, quote, onPeriod } }: TermSelectProps) => {
  const t = useText(renewText);
  const id = useId();
  const chosen = terms.find(({ period }) => period === quote.period);
  // If no term has a price, the operator sets the price. So every term can be chosen, and none is listed as unpriced.
  const isPriced = isPricedForATerm(terms);
  const unpriced = isPriced ? terms.filter((offer) => offer.unpriced.length > 0) : [];
  return (
    <>
      <TermRoom>
        <TermList>
          <VisuallyHidden as="legend">{t.howLong}</VisuallyHidden>
          {terms.map((offer) => (
            <TermOption key={offer.period}>
              <input
                type="radio"
                name="period"
                value={offer.period}
                checked={offer.period === quote.period}
                disabled={unpriced.includes(offer)}
                aria-describedby={unpriced.includes(offer) ? id : undefined}
                onChange={() => onPeriod(offer.period)}
              />
              <TermWords offer={offer} />
            </TermOption>
          ))}
        </TermList>
      </TermRoom>
      {chosen && chosen.unpriced.length === 0 && <ChosenTerm offer={chosen} />}
      {unpriced.length > 0 && (
        <SoftText as="ul" id={id}>
          {unpriced.map(({ period, unpriced: packs }) => (
            <li key={period}>
              {PERIOD_MONTHS[period]} {t.units[period]}: {t.notOffered(packNames(packs))}
            </li>
          ))}
        </SoftText>
      )}
    </>
  );
};

interface OfferProps {
  readonly offer: TermOffer;
}

const TermWords = ({ offer: { period, lines, total, saving } }: OfferProps) => {
  const t = useText(renewText);
  return (
    <>
      <b>{PERIOD_MONTHS[period]}</b> {t.units[period]}
      {lines.length > 0 && total !== null && (
        <TermPrice>
          <Money amount={total} />
        </TermPrice>
      )}
      {saving !== null && (
        <strong>
          <ShortTermSaving aria-hidden translate="no">
            −{moneyText(saving)}
          </ShortTermSaving>
          <TermSaving>{t.saving(moneyText(saving))}</TermSaving>
        </strong>
      )}
    </>
  );
};

/** "₹847.11 a month · Next due 11 Sep 2026". For one month the price is the total, so it is not repeated. */
const ChosenTerm = ({ offer: { lines, perMonth, due, period } }: OfferProps) => {
  const t = useText(renewText);
  if (lines.length === 0 || perMonth === null) return null;
  const isLonger = PERIOD_MONTHS[period] > 1;
  return (
    <SoftText role="status">
      {isLonger && t.perMonth(moneyText(perMonth))}
      {isLonger && due !== '' && ' · '}
      {due !== '' && <SentenceWithDate sentence={t.due} date={due} />}
    </SoftText>
  );
};
