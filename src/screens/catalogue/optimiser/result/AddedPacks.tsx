import styled from 'styled-components';
import type { AddedPack, Saving } from '../../../../../store/catalogue/optimiser/saving';
import { useText } from '../../../../text/useText';
import { color, motion, space, target } from '../../../../theme/tokens';
import { FactLine } from '../../../../ui/data/FactLine';
import { Icon } from '../../../../ui/data/Icon';
import { downIcon } from '../../../../ui/data/icons';
import { List, ListRow } from '../../../../ui/data/List';
import { Money } from '../../../../ui/data/Money';
import { Section } from '../../../../ui/layout/Section';
import { resultText } from '../../catalogue.text';
import { ChannelNameList } from '../ChannelNameList';
import { TakeMix } from './TakeMix';

const Fold = styled.details`
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
export const AddedPacks = ({ saving }: { readonly saving: Saving }) => {
  const t = useText(resultText);
  return (
    <Section title={t.comes}>
      <List label={t.comes}>
        {saving.addedPacks.map((pack) => (
          <ListRow
            key={pack.productid}
            title={pack.productname}
            sub={<PackPurpose pack={pack} />}
            end={<Money amount={pack.price} />}
          />
        ))}
      </List>
      <TakeMix saving={saving} />
    </Section>
  );
};

/** What a new pack is for. */
const PackPurpose = ({ pack }: { readonly pack: AddedPack }) => {
  const t = useText(resultText);
  const { producttype, keptChannels, addedChannels, extraChannels } = pack;
  if (producttype === 'CHANNEL') return keptChannels.length > 0 ? t.singleKept : t.singleAdded;
  const parts = [
    { says: t.keeps(keptChannels.length), channels: keptChannels },
    { says: t.adds(addedChannels.length), channels: addedChannels },
    { says: t.extra(extraChannels.length), channels: extraChannels },
  ].filter(({ channels }) => channels.length > 0);
  return (
    <Fold>
      <summary>
        <FactLine facts={parts.map(({ says }) => says)} />
        <Icon path={downIcon} size={18} />
      </summary>
      {parts.map(({ says, channels }) => (
        <div key={says}>
          {parts.length > 1 && <strong>{says}</strong>}
          <ChannelNameList channels={channels} />
        </div>
      ))}
    </Fold>
  );
};
