import type { Saving } from '../../../../../store/catalogue/optimiser/saving';
import { MY_PACKS } from '../../../../../store/core/paths';
import { useText } from '../../../../text/useText';
import { ButtonLink } from '../../../../ui/buttons/ButtonLink';
import { DateText } from '../../../../ui/data/DateText';
import { List, Row } from '../../../../ui/data/List';
import { Money } from '../../../../ui/data/Money';
import { Section } from '../../../../ui/layout/Section';
import { SoftText } from '../../../../ui/layout/SoftText';
import { resultText } from './savingResult.text';

/** The packs that are no longer needed. They go only by the subscriber's own hand, and last. */
export const RemovedPacks = ({
  saving: { removedPacks, addedPacks },
}: {
  readonly saving: Saving;
}) => {
  const t = useText(resultText);
  const isReplaced = addedPacks.length > 0;
  return (
    <Section title={t.goes}>
      <SoftText>{isReplaced ? t.goesHow : t.goesAlone}</SoftText>
      {isReplaced && <SoftText>{t.overlap}</SoftText>}
      <List label={t.goes}>
        {removedPacks.map(({ productid, productname, expirydate, price }) => (
          <Row
            key={productid}
            title={productname}
            sub={
              <>
                {t.ends} <DateText date={expirydate} />
              </>
            }
            end={<Money amount={price} />}
          />
        ))}
      </List>
      <ButtonLink wide tone="ghost" to={MY_PACKS}>
        {t.myPacks}
      </ButtonLink>
    </Section>
  );
};
