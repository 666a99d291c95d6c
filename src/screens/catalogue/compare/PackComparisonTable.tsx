import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Paise } from '../../../../store/core/values/money';
import { perMonthOf, priceWithTax } from '../../../../store/core/values/price';
import { monthsOfPeriod } from '../../../../store/packs/chargePeriods';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { ProductPicture } from '../../../app/pictures/ProductPicture';
import { useCatalogueWord } from '../../../text/useCatalogueWord';
import { useText } from '../../../text/useText';
import { isIn } from '../../../text/words';
import { color, space, weight } from '../../../theme/tokens';
import { Money } from '../../../ui/data/Money';
import { Table } from '../../../ui/data/Table';
import { EMPTY_TEXT, TextOrDashes } from '../../../ui/data/TextOrDashes';
import { offerText, packComparisonText } from '../catalogue.text';
import { AddButton, packCartProduct } from '../rows/AddButton';
import { EntitlementText } from '../rows/offerFacts';
import { useEntitlements } from '../rows/purchaseTarget';

const termMonths = ({ chargeperiod }: AvailablePack): number => monthsOfPeriod(chargeperiod) ?? 1;

/** The price of the pack per month, with tax; null if the operator gave no price with tax. */
const monthlyTotal = (pack: AvailablePack): Paise | null => {
  const total = priceWithTax(pack);
  return total === null ? null : perMonthOf(total, termMonths(pack));
};

interface ComparedFact {
  readonly name: string;
  readonly cell: (pack: AvailablePack) => ReactNode;
}

interface PackComparisonTableProps {
  readonly packs: readonly AvailablePack[];
}

export const PackComparisonTable = ({ packs }: PackComparisonTableProps) => {
  const t = useText(packComparisonText);
  const facts = useComparedFacts(packs);
  return (
    <Table<ComparedFact>
      caption={t.facts}
      columns={[
        { key: 'fact', head: t.fact, cell: ({ name }) => name },
        ...packs.map((pack) => ({
          key: pack.productid,
          head: <PackHead pack={pack} />,
          cell: ({ cell }: ComparedFact) => cell(pack),
        })),
      ]}
      items={facts}
      keyOf={({ name }) => name}
    />
  );
};

const Face = styled.span`
  display: grid;
  gap: ${space.s};
  color: ${color.ink};
  font-weight: ${weight.strong};
`;

const PackHead = ({ pack }: { readonly pack: AvailablePack }) => (
  <Face>
    <ProductPicture product={pack} />
    {pack.productname || EMPTY_TEXT}
  </Face>
);

const useComparedFacts = (packs: readonly AvailablePack[]): readonly ComparedFact[] => {
  const t = useText(packComparisonText);
  const { kinds, terms } = useText(offerText);
  const translateWord = useCatalogueWord();
  const textFor = (words: Readonly<Record<string, string>>, code: string) =>
    isIn(words, code) ? words[code] : undefined;
  const isMonthly = packs.every((pack) => termMonths(pack) === 1);
  return [
    { name: t.withTax, cell: (pack) => <Money amount={priceWithTax(pack)} /> },
    ...(packs.every((pack) => priceWithTax(pack) !== null)
      ? []
      : [{ name: t.beforeTax, cell: ({ price }: AvailablePack) => <Money amount={price} /> }]),
    {
      name: t.term,
      cell: ({ chargeperiod }) => <TextOrDashes text={textFor(terms, chargeperiod || 'MONTHLY')} />,
    },
    ...(isMonthly
      ? []
      : [{ name: t.aMonth, cell: (pack: AvailablePack) => <Money amount={monthlyTotal(pack)} /> }]),
    { name: t.channels, cell: ({ channelcount }) => channelcount ?? EMPTY_TEXT },
    { name: t.hd, cell: ({ hdchannelcount }) => hdchannelcount ?? EMPTY_TEXT },
    {
      name: t.kind,
      cell: ({ producttype }) => <TextOrDashes text={textFor(kinds, producttype)} />,
    },
    { name: t.language, cell: ({ language }) => <TextOrDashes text={translateWord(language)} /> },
    { name: t.cart, cell: (pack) => <CartCell pack={pack} /> },
  ];
};

const CartCell = ({ pack }: { readonly pack: AvailablePack }) => {
  const entitlement = useEntitlements().products.get(pack.productid);
  return (
    <>
      {entitlement && entitlement.reason !== 'inCart' && (
        <EntitlementText entitlement={entitlement} />
      )}
      <AddButton product={packCartProduct(pack)} entitlement={entitlement} />
    </>
  );
};
