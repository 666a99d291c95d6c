import type { Saving } from '../../../../../store/catalogue/optimiser/saving';
import { useText } from '../../../../text/useText';
import { SentenceWithDate } from '../../../../ui/data/DateText';
import { List, Row } from '../../../../ui/data/List';
import { Money } from '../../../../ui/data/Money';
import { Section } from '../../../../ui/layout/Section';
import { SoftText } from '../../../../ui/layout/SoftText';
import { dateText } from '../../../../ui/ui.text';
import { resultText } from '../../catalogue.text';
import { EndPacks } from './EndPacks';

/** The packs that are no longer needed. They end last, when the new ones run. */
export const RemovedPacks = ({ saving }: { readonly saving: Saving }) => {
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
          <Row
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
