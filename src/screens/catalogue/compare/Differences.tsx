import { useEffect, useMemo } from 'react';
import { loadPackChannels, selectIsChannelsWhole } from '../../../../store/catalogue/catalogue';
import { selectChannelsByPack } from '../../../../store/catalogue/catalogueIndex';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { Loaded } from '../../../app/hooks/Loaded';
import { useText } from '../../../text/useText';
import { Section } from '../../../ui/layout/Section';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { ChannelNames } from '../rows/ChannelNames';
import { compareText } from './compare.text';
import { partsOf, type Part } from './parts';

interface DifferencesProps {
  readonly of: readonly AvailablePack[];
}

/** Which channels all have, and which only some. */
export const Differences = ({ of: packs }: DifferencesProps) => {
  const t = useText(compareText);
  const dispatch = useAppDispatch();
  const parts = useParts(packs);
  const productids = packs.map(({ productid }) => productid);
  const wanted = productids.join(',');
  const isMissing = parts === null;
  useEffect(() => {
    if (isMissing) dispatch(loadPackChannels.requested({ productids: wanted.split(',') }));
  }, [dispatch, isMissing, wanted]);
  return (
    <Section title={t.difference}>
      <Loaded
        flow={loadPackChannels}
        value={parts}
        onRetry={() => dispatch(loadPackChannels.requested({ productids }))}
        skeleton={<SkeletonLines />}
      >
        {(known) =>
          known.length === 0 ? (
            <p>{t.none}</p>
          ) : (
            <div>
              {known.map((part) => (
                <PartOf key={part.packs.join()} part={part} packs={packs} />
              ))}
            </div>
          )
        }
      </Loaded>
    </Section>
  );
};

/** null until it is known of every pack which channels it has. */
const useParts = (packs: readonly AvailablePack[]): readonly Part[] | null => {
  const inside = useAppSelector(selectChannelsByPack);
  const isWhole = useAppSelector(selectIsChannelsWhole);
  return useMemo(() => {
    const lists = packs.map(({ productid }) => ({
      productid,
      channels: inside.get(productid) ?? [],
    }));
    const isKnown = isWhole || lists.every(({ productid }) => inside.has(productid));
    return isKnown ? partsOf(lists) : null;
  }, [packs, inside, isWhole]);
};

interface PartProps {
  readonly part: Part;
  readonly packs: readonly AvailablePack[];
}

const PartOf = ({ part, packs }: PartProps) => {
  const t = useText(compareText);
  const count = part.channels.length;
  const names = packs
    .filter(({ productid }) => part.packs.includes(productid))
    .map(({ productname }) => productname);
  const title =
    names.length === packs.length ? t.all(count, packs.length) : t.some(names.join(t.and), count);
  return <ChannelNames title={title} channels={part.channels} />;
};
