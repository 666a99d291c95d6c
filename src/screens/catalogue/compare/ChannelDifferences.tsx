import { useEffect, useMemo } from 'react';
import { loadPackChannels, selectAreChannelsComplete } from '../../../../store/catalogue/catalogue';
import { selectChannelsByPack } from '../../../../store/catalogue/catalogueIndex';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { ChannelCountNotes, type CountedPack } from '../../../app/lists/ChannelCountNotes';
import { useText } from '../../../text/useText';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { Section } from '../../../ui/layout/Section';
import { packComparisonText } from '../catalogue.text';
import { FoldedChannels } from '../rows/FoldedChannels';
import { type ChannelOverlap, channelOverlapsOf } from './channelOverlaps';

interface ChannelDifferencesProps {
  readonly packs: readonly AvailablePack[];
}

/** Which channels all have, and which only some. */
export const ChannelDifferences = ({ packs }: ChannelDifferencesProps) => {
  const t = useText(packComparisonText);
  const dispatch = useAppDispatch();
  const parts = useChannelOverlaps(packs);
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
              <ChannelCountNotes packs={packs.map((pack) => withListed(pack, known))} />
              {known.map((subproblem) => (
                <OverlapSection key={subproblem.packs.join()} overlap={subproblem} packs={packs} />
              ))}
            </div>
          )
        }
      </Loaded>
    </Section>
  );
};

const withListed = (pack: AvailablePack, overlaps: readonly ChannelOverlap[]): CountedPack => ({
  ...pack,
  listed: overlaps
    .filter((overlap) => overlap.packs.includes(pack.productid))
    .reduce((sum, { channels }) => sum + channels.length, 0),
});

/** null until the channels of every pack are known. */
const useChannelOverlaps = (packs: readonly AvailablePack[]): readonly ChannelOverlap[] | null => {
  const channelsByProduct = useAppSelector(selectChannelsByPack);
  const isComplete = useAppSelector(selectAreChannelsComplete);
  return useMemo(() => {
    const lists = packs.map(({ productid }) => ({
      productid,
      channels: channelsByProduct.get(productid) ?? [],
    }));
    const isKnown = isComplete || lists.every(({ productid }) => channelsByProduct.has(productid));
    return isKnown ? channelOverlapsOf(lists) : null;
  }, [packs, channelsByProduct, isComplete]);
};

interface OverlapProps {
  readonly overlap: ChannelOverlap;
  readonly packs: readonly AvailablePack[];
}

const OverlapSection = ({ overlap: subproblem, packs }: OverlapProps) => {
  const t = useText(packComparisonText);
  const count = subproblem.channels.length;
  const names = packs
    .filter(({ productid }) => subproblem.packs.includes(productid))
    .map(({ productname }) => productname);
  const title =
    names.length === packs.length ? t.all(count, packs.length) : t.some(names.join(t.and), count);
  return <FoldedChannels title={title} channels={subproblem.channels} />;
};
