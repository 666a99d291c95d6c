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

/** The channels that all packs have, and those that only some have. */
export const ChannelDifferences = ({ packs }: ChannelDifferencesProps) => {
  const t = useText(packComparisonText);
  const dispatch = useAppDispatch();
  const overlaps = useChannelOverlaps(packs);
  const productids = packs.map(({ productid }) => productid);
  const requested = productids.join(',');
  const isMissing = overlaps === null;
  const namesOf = (holders: readonly string[]) =>
    packs
      .filter(({ productid }) => holders.includes(productid))
      .map(({ productname }) => productname)
      .join(t.and);
  useEffect(() => {
    if (isMissing) dispatch(loadPackChannels.requested({ productids: requested.split(',') }));
  }, [dispatch, isMissing, requested]);
  return (
    <Section title={t.difference}>
      <Loaded
        flow={loadPackChannels}
        value={overlaps}
        onRetry={() => dispatch(loadPackChannels.requested({ productids }))}
        skeleton={<SkeletonLines />}
      >
        {(loaded) =>
          loaded.length === 0 ? (
            <p>{t.none}</p>
          ) : (
            <div>
              <ChannelCountNotes packs={packs.map((pack) => withListed(pack, loaded))} />
              {loaded.map(({ packs: holders, channels }) => (
                <FoldedChannels
                  key={holders.join()}
                  title={
                    holders.length === packs.length
                      ? t.all(channels.length, packs.length)
                      : t.some(namesOf(holders), channels.length)
                  }
                  channels={channels}
                />
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
