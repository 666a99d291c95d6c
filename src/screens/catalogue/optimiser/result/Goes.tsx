import type { Saving } from '../../../../../store/catalogue/optimiser/saving';
import { MY_PACKS } from '../../../../../store/core/paths';
import { useText } from '../../../../text/useText';
import { ButtonLink } from '../../../../ui/forms/ButtonLink';
import { DateText } from '../../../../ui/data/DateText';
import { List, Row } from '../../../../ui/data/List';
import { Money } from '../../../../ui/data/Money';
import { Section } from '../../../../ui/layout/Section';
import { Soft } from '../looks';
import { resultText } from './result.text';

/** The packs that are no longer needed. They go only by the subscriber's own hand, and last. */
export const Goes = ({ of: { goes, comes } }: { readonly of: Saving }) => {
  const t = useText(resultText);
  const isReplaced = comes.length > 0;
  return (
    <Section title={t.goes}>
      <Soft>{isReplaced ? t.goesHow : t.goesAlone}</Soft>
      {isReplaced && <Soft>{t.overlap}</Soft>}
      <List label={t.goes}>
        {goes.map(({ productid, productname, expirydate, price }) => (
          <Row
            key={productid}
            title={productname}
            sub={
              <>
                {t.ends} <DateText of={expirydate} />
              </>
            }
            end={<Money of={price} />}
          />
        ))}
      </List>
      <ButtonLink wide tone="ghost" to={MY_PACKS}>
        {t.myPacks}
      </ButtonLink>
    </Section>
  );
};
