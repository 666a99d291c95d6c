import styled from 'styled-components';
import type { BoxPacks } from '../../../../../store/catalogue/optimiser/boxPacks';
import { useText } from '../../../../text/useText';
import { color, size, space } from '../../../../theme/tokens';
import { SentenceWithDate } from '../../../../ui/data/DateText';
import { Section } from '../../../../ui/layout/Section';
import { saveText } from '../../catalogue.text';

const Notes = styled.ul`
  display: grid;
  gap: ${space.xs};
  padding-inline-start: ${space.l};
  list-style: disc;
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

/** What the prices leave out. */
export const NotCompared = ({ boxPacks: { fixed, leaving } }: { readonly boxPacks: BoxPacks }) => {
  const t = useText(saveText);
  return (
    <Section title={t.notCompared}>
      <Notes>
        {fixed.length > 0 && (
          <li>{t.stays(fixed.map(({ productname }) => productname).join(', '))}</li>
        )}
        {leaving.map(({ productid, productname, expirydate }) => (
          <li key={productid}>
            <SentenceWithDate sentence={t.leaves(productname)} date={expirydate} />
          </li>
        ))}
        <li>{t.feeNote}</li>
        <li>{t.freeNote}</li>
        <li>{t.hdNote}</li>
        <li>{t.termNote}</li>
      </Notes>
    </Section>
  );
};
