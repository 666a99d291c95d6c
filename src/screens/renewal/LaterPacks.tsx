import { packKey } from '../../../store/packs/packList';
import type { Pack } from '../../../store/wire/entities/packs/packs';
import { useText } from '../../text/useText';
import { SentenceWithDate } from '../../ui/data/DateText';
import { List, Row } from '../../ui/data/List';
import { TextOrDashes } from '../../ui/data/TextOrDashes';
import { Section } from '../../ui/layout/Section';
import { PackExpiry } from './choose/PackExpiry';
import { isPlaceKnown, useBoxName } from './packLabels';
import { renewText } from './renewal.text';

/** Outside their fifteen days (specification §5), each with the day on which they may be renewed. */
export const LaterPacks = ({ packs }: { readonly packs: readonly Pack[] }) => {
  const t = useText(renewText);
  const nameOf = useBoxName();
  if (packs.length === 0) return null;
  return (
    <Section title={t.later}>
      <p>{t.laterDescription}</p>
      <List>
        {packs.map((pack) => (
          <Row
            key={packKey(pack)}
            title={<TextOrDashes text={pack.productname} />}
            sub={
              <>
                <div>
                  <PackExpiry pack={pack} />
                </div>
                {isPlaceKnown(pack) && <div>{nameOf(pack.stbno)}</div>}
                {pack.renewablefrom === '' ? (
                  t.noFrom
                ) : (
                  <SentenceWithDate sentence={t.from} date={pack.renewablefrom} />
                )}
              </>
            }
          />
        ))}
      </List>
    </Section>
  );
};
