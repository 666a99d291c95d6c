import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { addToCart } from '../../../../store/cart/cart';
import { selectOptimiserInput } from '../../../../store/catalogue/optimiser/optimiser';
import type { AddedPack, NamedChannel, Saving } from '../../../../store/catalogue/optimiser/saving';
import { savingOf } from '../../../../store/core/values/money';
import {
  endReplacedPacks,
  type Replacement,
  replacementChosen,
  replacementOf,
} from '../../../../store/packs/replacement';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { color, space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { SentenceWithDate } from '../../../ui/data/DateText';
import { FactLine } from '../../../ui/data/FactLine';
import { List, ListRow } from '../../../ui/data/List';
import { Money } from '../../../ui/data/Money';
import { moneyText } from '../../../ui/data/moneyText';
import { Alert } from '../../../ui/feedback/Alert';
import { Dialog } from '../../../ui/feedback/Dialog';
import { Card } from '../../../ui/layout/Card';
import { Folded } from '../../../ui/layout/Folded';
import { Row, Stack } from '../../../ui/layout/Stack';
import { SoftText, Text } from '../../../ui/layout/Text';
import { dateText } from '../../../ui/ui.text';
import { CartBar } from '../../cart/CartBar';
import { useIsReplacing } from '../../packs/replacement/useIsReplacing';
import { headlineText, resultText } from '../catalogue.text';
import { ChannelNameList } from './ChannelNames';
import { absoluteDifference, headlineOf } from './headline';

/** The result of the search: the price, whether it is proved to be the lowest, the changes and their button. */
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
  const prices = [
    [t.now, currentPrice],
    [t.then, newPrice],
  ] as const;
  const hasNewPacks = addedPacks.length > 0;
  const hasChanges = hasNewPacks || removedPacks.length > 0;
  return (
    <>
      <Card as="section" aria-labelledby={id}>
        <Text
          as="h2"
          id={id}
          $size="title"
          $tone={savingOf(newPrice, currentPrice) === null ? 'ink' : 'success'}
        >
          {headline}
        </Text>
        <Stack $gap="xs">
          <Row $gap="xs m">
            <Row as="dl" $gap="xs m">
              {prices.map(([name, price]) => (
                <Row key={name} $gap="xs">
                  <SoftText as="dt">{name}</SoftText>
                  <dd>
                    <Money amount={price} />
                  </dd>
                </Row>
              ))}
            </Row>
            <SoftText>{isWithTax ? t.aMonth : t.aMonthBeforeTax}</SoftText>
          </Row>
          <SoftText>
            {isCheapest
              ? t.proved
              : t.bestFound(moneyText(absoluteDifference(newPrice, lowerBound)))}
          </SoftText>
        </Stack>
        {hasChanges && lostChannels.length === 0 && <Alert tone="ok">{t.nothingLost}</Alert>}
        <ChannelsAlert title={t.lost} channels={lostChannels} />
        <ChannelsAlert title={t.missing} channels={unavailableChannels} />
        {hasChanges && (hasNewPacks ? <TakeMix saving={saving} /> : <EndPacks saving={saving} />)}
        {hasChanges && (
          <div>
            {hasNewPacks && <AddedPacks packs={addedPacks} />}
            {removedPacks.length > 0 && (
              <RemovedPacks packs={removedPacks} hint={hasNewPacks ? t.goesHow : t.goesAlone} />
            )}
          </div>
        )}
        {keptPacks.length > 0 && (
          <p>{t.stays(keptPacks.map(({ productname }) => productname).join(', '))}</p>
        )}
      </Card>
      <CartBar />
    </>
  );
};

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

/**
 * Adds all new packs to the cart at once, so that the cart never holds half of the change. The cart shows which old
 * packs are to end. A payment from the balance also ends the old packs. After any other payment, the result screen
 * offers to end them.
 */
const TakeMix = ({ saving }: { readonly saving: Saving }) => {
  const t = useText(resultText);
  const dispatch = useAppDispatch();
  const isReplacing = useIsReplacing();
  const { stbno, addedPacks } = saving;
  const take = () => {
    const products = addedPacks.map(
      ({ productid, productname, producttype, channelcount, price }) => ({
        productid,
        productname,
        producttype,
        channelcount,
        price,
      }),
    );
    dispatch(addToCart.requested({ products, stbno, chargeperiod: 'MONTHLY' }));
    dispatch(replacementChosen(toReplacement(saving)));
  };
  return (
    <Stack $gap="s">
      <Button wide busy={isReplacing} onClick={take}>
        {t.take}
      </Button>
      <SoftText>{t.takeHint}</SoftText>
      <SoftText>{t.feeNote}</SoftText>
    </Stack>
  );
};

const toReplacement = ({ stbno, addedPacks, removedPacks }: Saving): Replacement =>
  replacementOf(stbno, addedPacks, removedPacks);

/** A longer list of packs is folded under its title, which says how long it is. */
const MAX_UNFOLDED = 2;

interface FoldedPacksProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

const FoldedPacks = ({ title, count, children }: FoldedPacksProps) => (
  <Folded look="row" open={count <= MAX_UNFOLDED} summary={`${title} (${count})`}>
    {children}
  </Folded>
);

/** The new packs with the purpose and the price of each. */
const AddedPacks = ({ packs }: { readonly packs: Saving['addedPacks'] }) => {
  const t = useText(resultText);
  return (
    <FoldedPacks title={t.comes} count={packs.length}>
      <List label={t.comes}>
        {packs.map((pack) => (
          <ListRow
            key={pack.productid}
            title={pack.productname}
            sub={<PackPurpose pack={pack} />}
            end={<Money amount={pack.price} />}
          />
        ))}
      </List>
    </FoldedPacks>
  );
};

const PurposeChannels = styled.div`
  padding-bottom: ${space.s};
  strong {
    color: ${color.ink};
  }
`;

/** The purpose of a new pack: the channels that it keeps, adds and has besides. */
const PackPurpose = ({ pack }: { readonly pack: AddedPack }) => {
  const t = useText(resultText);
  const { producttype, keptChannels, addedChannels, extraChannels } = pack;
  if (producttype === 'CHANNEL') return keptChannels.length > 0 ? t.singleKept : t.singleAdded;
  const parts = [
    { title: t.keeps(keptChannels.length), channels: keptChannels },
    { title: t.adds(addedChannels.length), channels: addedChannels },
    { title: t.extra(extraChannels.length), channels: extraChannels },
  ].filter(({ channels }) => channels.length > 0);
  return (
    <Folded look="link" summary={<FactLine facts={parts.map(({ title }) => title)} />}>
      {parts.map(({ title, channels }) => (
        <PurposeChannels key={title}>
          {parts.length > 1 && <strong>{title}</strong>}
          <ChannelNameList channels={channels} />
        </PurposeChannels>
      ))}
    </Folded>
  );
};

interface RemovedPacksProps {
  readonly packs: Saving['removedPacks'];
  readonly hint: string;
}

/** The packs that are no longer needed. Packs with a replacement end after the new packs have started. */
const RemovedPacks = ({ packs, hint }: RemovedPacksProps) => {
  const t = useText(resultText);
  const { activeUntil } = useText(dateText);
  return (
    <FoldedPacks title={t.goes} count={packs.length}>
      <SoftText>{hint}</SoftText>
      <List label={t.goes}>
        {packs.map(({ productid, productname, expirydate, price }) => (
          <ListRow
            key={productid}
            title={productname}
            sub={<SentenceWithDate sentence={activeUntil} date={expirydate} />}
            end={<Money amount={price} />}
          />
        ))}
      </List>
    </FoldedPacks>
  );
};

/** Ends packs that need no replacement, after a confirmation. The outcome of each is shown above the result. */
const EndPacks = ({ saving }: { readonly saving: Saving }) => {
  const t = useText(resultText);
  const dispatch = useAppDispatch();
  const isReplacing = useIsReplacing();
  const [isOpen, setOpen] = useState(false);
  const count = saving.removedPacks.length;
  const end = () => {
    setOpen(false);
    dispatch(replacementChosen(toReplacement(saving)));
    dispatch(endReplacedPacks.requested());
  };
  return (
    <>
      <Button wide busy={isReplacing} onClick={() => setOpen(true)}>
        {t.end(count)}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.endAsk(count)}
        actions={
          <>
            <Button tone="ghost" onClick={() => setOpen(false)}>
              {t.keep}
            </Button>
            <Button tone="danger" onClick={end}>
              {t.endYes}
            </Button>
          </>
        }
      >
        <p>{t.endMeans}</p>
      </Dialog>
    </>
  );
};
