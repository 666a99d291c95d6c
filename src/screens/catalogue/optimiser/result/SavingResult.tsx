import { useId } from 'react';
import styled from 'styled-components';
import { selectOptimiserInput } from '../../../../../store/catalogue/optimiser/optimiser';
import type { NamedChannel, Saving } from '../../../../../store/catalogue/optimiser/saving';
import { savingOf } from '../../../../../store/core/values/money';
import { useAppSelector } from '../../../../app/hooks';
import { useText } from '../../../../text/useText';
import { color, size, space } from '../../../../theme/tokens';
import { SentenceWithDate } from '../../../../ui/data/DateText';
import { List, ListRow } from '../../../../ui/data/List';
import { Money } from '../../../../ui/data/Money';
import { moneyText } from '../../../../ui/data/moneyText';
import { Alert } from '../../../../ui/feedback/Alert';
import { Card } from '../../../../ui/layout/Card';
import { Section } from '../../../../ui/layout/Section';
import { SoftText } from '../../../../ui/layout/SoftText';
import { dateText } from '../../../../ui/ui.text';
import { CartBar } from '../../../cart/CartBar';
import { headlineText, resultText } from '../../catalogue.text';
import { ChannelNameList } from '../ChannelNameList';
import { TwoColumns } from '../optimiserLayout';
import { AddedPacks } from './AddedPacks';
import { EndPacks } from './EndPacks';
import { absoluteDifference, headlineOf } from './headline';

const Headline = styled.h2<{ readonly $saves: boolean }>`
  color: ${({ $saves }) => ($saves ? color.success : 'inherit')};
  font-size: ${size.title};
`;

const Prices = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s} ${space.xxl};
  dt {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

/** What was found: what it costs, how sure that is, exactly what changes, and the cart it may go into. */
export const SavingResult = ({ saving }: { readonly saving: Saving }) => {
  const t = useText(resultText);
  const isWithTax = useAppSelector(selectOptimiserInput)?.isWithTax;
  const headline = headlineOf(saving, useText(headlineText));
  const id = useId();
  const {
    currentPrice,
    newPrice,
    lowerBound,
    isCheapest,
    addedPacks,
    removedPacks,
    keptPacks,
    lostChannels,
    unavailableChannels,
  } = saving;
  const hasChanges = addedPacks.length > 0 || removedPacks.length > 0;
  return (
    <>
      <Card as="section" aria-labelledby={id}>
        <Headline id={id} $saves={savingOf(newPrice, currentPrice) !== null}>
          {headline}
        </Headline>
        <div>
          <Prices>
            <PriceEntry name={t.now} amount={currentPrice} />
            <PriceEntry name={t.then} amount={newPrice} />
          </Prices>
          <SoftText>{isWithTax ? t.aMonth : t.aMonthBeforeTax}</SoftText>
        </div>
        <p>
          {isCheapest ? t.proved : t.bestFound(moneyText(absoluteDifference(newPrice, lowerBound)))}
        </p>
        {hasChanges && lostChannels.length === 0 && <Alert tone="ok">{t.nothingLost}</Alert>}
        <ChannelsAlert title={t.lost} channels={lostChannels} />
        <ChannelsAlert title={t.missing} channels={unavailableChannels} />
        {hasChanges && (
          <TwoColumns>
            {addedPacks.length > 0 && <AddedPacks saving={saving} />}
            {removedPacks.length > 0 && <RemovedPacks saving={saving} />}
          </TwoColumns>
        )}
        {keptPacks.length > 0 && (
          <p>{t.stays(keptPacks.map(({ productname }) => productname).join(', '))}</p>
        )}
      </Card>
      <CartBar />
    </>
  );
};

const PriceEntry = ({
  name,
  amount,
}: {
  readonly name: string;
  readonly amount: Saving['currentPrice'];
}) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <Money amount={amount} size="title" />
    </dd>
  </div>
);

interface ChannelsAlertProps {
  readonly title: string;
  readonly channels: readonly NamedChannel[];
}

const ChannelsAlert = ({ title, channels }: ChannelsAlertProps) =>
  channels.length > 0 && (
    <Alert tone="warn">
      <strong>{title}</strong>
      <ChannelNameList channels={channels} />
    </Alert>
  );

/** The packs that are no longer needed. They end last, when the new ones run. */
const RemovedPacks = ({ saving }: { readonly saving: Saving }) => {
  const t = useText(resultText);
  const { activeUntil } = useText(dateText);
  const { removedPacks, addedPacks } = saving;
  const isReplaced = addedPacks.length > 0;
  return (
    <Section title={t.goes}>
      <SoftText>{isReplaced ? t.goesHow : t.goesAlone}</SoftText>
      {isReplaced && <SoftText>{t.overlap}</SoftText>}
      <List label={t.goes}>
        {removedPacks.map(({ productid, productname, expirydate, price }) => (
          <ListRow
            key={productid}
            title={productname}
            sub={<SentenceWithDate sentence={activeUntil} date={expirydate} />}
            end={<Money amount={price} />}
          />
        ))}
      </List>
      {!isReplaced && <EndPacks saving={saving} />}
    </Section>
  );
};
