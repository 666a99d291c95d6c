import styled from 'styled-components';
import type { ComingPack, Saving } from '../../../../../store/catalogue/optimiser/saving';
import { useText } from '../../../../text/useText';
import { color, motion, space, target } from '../../../../theme/tokens';
import { Icon } from '../../../../ui/data/Icon';
import { downIcon } from '../../../../ui/data/icons';
import { List, Row } from '../../../../ui/data/List';
import { Money } from '../../../../ui/data/Money';
import { Section } from '../../../../ui/layout/Section';
import { ChannelNames } from '../ChannelNames';
import { resultText } from './result.text';
import { ToCart } from './ToCart';

const More = styled.details`
  summary {
    display: flex;
    align-items: center;
    gap: ${space.xs};
    min-height: ${target};
    color: ${color.brand};
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  svg {
    flex: none;
    transition: transform ${motion};
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
  & > div {
    padding-bottom: ${space.s};
  }
  strong {
    color: ${color.ink};
  }
`;

/** The new packs, what each of them is for, and the one step that puts them into the cart. */
export const Comes = ({ of: saving }: { readonly of: Saving }) => {
  const t = useText(resultText);
  return (
    <Section title={t.comes}>
      <List label={t.comes}>
        {saving.comes.map((pack) => (
          <Row
            key={pack.productid}
            title={pack.productname}
            sub={<For of={pack} />}
            end={<Money of={pack.price} />}
          />
        ))}
      </List>
      <ToCart of={saving} />
    </Section>
  );
};

/** What a new pack is for. */
const For = ({ of: pack }: { readonly of: ComingPack }) => {
  const t = useText(resultText);
  const { producttype, keeps, adds, extra } = pack;
  if (producttype === 'CHANNEL') return keeps.length > 0 ? t.singleKept : t.singleAdded;
  const parts = [
    { says: t.keeps(keeps.length), channels: keeps },
    { says: t.adds(adds.length), channels: adds },
    { says: t.extra(extra.length), channels: extra },
  ].filter(({ channels }) => channels.length > 0);
  return (
    <More>
      <summary>
        {parts.map(({ says }) => says).join(' · ')}
        <Icon of={downIcon} size={18} />
      </summary>
      {parts.map(({ says, channels }) => (
        <div key={says}>
          {parts.length > 1 && <strong>{says}</strong>}
          <ChannelNames of={channels} />
        </div>
      ))}
    </More>
  );
};
