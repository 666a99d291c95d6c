import type { Box } from '../../../../store/wire/entities/account/equipment';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { selectActiveEntitlements } from '../../../../store/catalogue/activeEntitlements';
import { useText } from '../../../text/useText';
import { isIn } from '../../../text/words';
import { Money } from '../../../ui/data/Money';
import { Section } from '../../../ui/layout/Section';
import { TextOr } from '../../../ui/data/TextOr';
import { useAppSelector } from '../../../app/hooks';
import { useBuying } from '../rows/buying';
import { offerText } from '../rows/offer.text';
import { KindPill, PackFacts } from '../rows/PackFacts';
import { wishOfPack } from '../browse/wishes';
import { Contents } from './Contents';
import { descriptionText } from './description.text';
import { Purchase } from './Purchase';

interface PackDescriptionProps {
  readonly of: AvailablePack;
  readonly boxes: readonly Box[];
}

export const PackDescription = ({ of: pack, boxes }: PackDescriptionProps) => {
  const t = useText(descriptionText);
  const texts = useText(offerText);
  const { stbno } = useBuying();
  const { products } = useAppSelector((state) => selectActiveEntitlements(state, stbno ?? ''));
  const isWithTax = pack.totalprice !== null;
  const period =
    // Checked just before.
    isIn(texts.per, pack.chargeperiod) ? pack.chargeperiod : 'MONTHLY';
  return (
    <>
      <div>
        <p>
          <PackFacts of={pack} />
          <KindPill of={pack.producttype} />
        </p>
        <p>
          <TextOr text={pack.description} />
        </p>
      </div>
      <Purchase
        wish={wishOfPack(pack)}
        mark={products.get(pack.productid)}
        boxes={boxes}
        amount={pack.totalprice ?? pack.price}
        amountSays={`${texts.per[period]}, ${isWithTax ? texts.withTax : texts.beforeTax}`}
        parts={
          isWithTax
            ? [
                { name: t.beforeTax, value: <Money of={pack.price} /> },
                { name: t.tax, value: <Money of={pack.tax} /> },
              ]
            : []
        }
      />
      {pack.producttype !== 'BROADBAND' && (
        <Section title={t.channels}>
          <Contents productid={pack.productid} />
        </Section>
      )}
    </>
  );
};
