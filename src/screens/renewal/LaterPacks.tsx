import type { Pack } from '../../../store/wire/entities/packs/packs';
import { useText } from '../../text/useText';
import { List, Row } from '../../ui/data/List';
import { Section } from '../../ui/layout/Section';
import { TextOr } from '../../ui/data/TextOr';
import { DateIn } from './DateIn';
import { PackEnd } from './choose/PackEnd';
import { renewText } from './renew.text';
import { useBoxName } from './useBoxName';
import { packKey } from './choose/useChoice';

/** Outside their fifteen days (specification §5), each with the day on which they may be renewed. */
export const LaterPacks = ({ of: packs }: { readonly of: readonly Pack[] }) => {
  const t = useText(renewText);
  const nameOf = useBoxName();
  if (packs.length === 0) return null;
  return (
    <Section title={t.later}>
      <p>{t.laterWhy}</p>
      <List>
        {packs.map((pack) => (
          <Row
            key={packKey(pack)}
            title={<TextOr text={pack.productname} />}
            sub={
              <>
                <PackEnd of={pack} />
                <br />
                {nameOf(pack.stbno)}
                <br />
                {pack.renewablefrom === '' ? (
                  t.noFrom
                ) : (
                  <DateIn words={t.from} of={pack.renewablefrom} />
                )}
              </>
            }
          />
        ))}
      </List>
    </Section>
  );
};
