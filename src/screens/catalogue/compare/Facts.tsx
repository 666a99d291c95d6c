import type { ReactNode } from 'react';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { selectActiveEntitlements } from '../../../../store/catalogue/activeEntitlements';
import type { Paise } from '../../../../store/core/money';
import { useText } from '../../../text/useText';
import { Money } from '../../../ui/data/Money';
import { Table } from '../../../ui/data/Table';
import { EMPTY_TEXT, TextOr } from '../../../ui/data/TextOr';
import { useAppSelector } from '../../../app/hooks';
import { AddButton } from '../rows/AddButton';
import { useBuying } from '../rows/buying';
import { offerText } from '../rows/offer.text';
import { MarkText } from '../rows/OfferLine';
import { useWord } from '../browse/useWord';
import { wishOfPack } from '../browse/wishes';
import { compareText } from './compare.text';

const MONTHS: Readonly<Record<string, number>> = { QUARTERLY: 3, HALFYEARLY: 6, YEARLY: 12 };

/** To the nearest paisa; null where the operator gave no price. */
const aMonth = ({ totalprice, chargeperiod }: AvailablePack): Paise | null =>
  // Rounded, so it is whole paise.
  totalprice === null ? null : (Math.round(totalprice / (MONTHS[chargeperiod] ?? 1)) as Paise);

interface Fact {
  readonly name: string;
  readonly of: (pack: AvailablePack) => ReactNode;
}

interface FactsProps {
  readonly of: readonly AvailablePack[];
}

/** What each pack costs and brings, a column for each. */
export const Facts = ({ of: packs }: FactsProps) => {
  const t = useText(compareText);
  const facts = useFacts(packs);
  return (
    <Table<Fact>
      caption={t.facts}
      columns={[
        { key: 'fact', head: t.fact, cell: ({ name }) => name },
        ...packs.map((pack) => ({
          key: pack.productid,
          head: pack.productname || EMPTY_TEXT,
          cell: ({ of: cell }: Fact) => cell(pack),
        })),
      ]}
      items={facts}
      keyOf={({ name }) => name}
    />
  );
};

const useFacts = (packs: readonly AvailablePack[]): readonly Fact[] => {
  const t = useText(compareText);
  const { kinds, per } = useText(offerText);
  const word = useWord();
  const named = (words: object, of: string) =>
    Object.entries(words).find(([key]) => key === of)?.[1];
  const isMonthly = packs.every(({ chargeperiod }) => !(chargeperiod in MONTHS));
  return [
    { name: t.withTax, of: (pack) => <Money of={pack.totalprice} /> },
    { name: t.beforeTax, of: (pack) => <Money of={pack.price} /> },
    { name: t.tax, of: (pack) => <Money of={pack.tax} /> },
    {
      name: t.forTerm,
      of: ({ chargeperiod }) => <TextOr text={named(per, chargeperiod || 'MONTHLY')} />,
    },
    ...(isMonthly
      ? []
      : [{ name: t.aMonth, of: (pack: AvailablePack) => <Money of={aMonth(pack)} /> }]),
    { name: t.channels, of: ({ channelcount }) => channelcount ?? EMPTY_TEXT },
    { name: t.hd, of: ({ hdchannelcount }) => hdchannelcount ?? EMPTY_TEXT },
    { name: t.kind, of: ({ producttype }) => <TextOr text={named(kinds, producttype)} /> },
    { name: t.language, of: ({ language }) => <TextOr text={word(language)} /> },
    { name: t.cart, of: (pack) => <InCart of={pack} /> },
  ];
};

const InCart = ({ of: pack }: { readonly of: AvailablePack }) => {
  const { stbno } = useBuying();
  const { products } = useAppSelector((state) => selectActiveEntitlements(state, stbno ?? ''));
  const mark = products.get(pack.productid);
  return (
    <>
      {mark && mark.why !== 'inCart' && <MarkText of={mark} />}
      <AddButton wish={wishOfPack(pack)} mark={mark} />
    </>
  );
};
