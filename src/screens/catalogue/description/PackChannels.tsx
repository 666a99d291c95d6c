import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { loadPackChannels, selectAreChannelsComplete } from '../../../../store/catalogue/catalogue';
import { selectPackChannels } from '../../../../store/catalogue/catalogueIndex';
import {
  channelSearchEntries,
  findChannels,
  NO_CATALOGUE_FILTER,
} from '../../../../store/catalogue/catalogueSearch';
import { compareChannels } from '../../../../store/core/values/channelOrder';
import type { Channel } from '../../../../store/wire/entities/packs/channels';
import type { AvailablePack } from '../../../../store/wire/entities/packs/packs';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { ChannelCountNotes } from '../../../app/lists/ChannelCountNotes';
import { useCatalogueWord } from '../../../text/useCatalogueWord';
import { useText } from '../../../text/useText';
import { EMPTY_TEXT } from '../../../ui/data/TextOrDashes';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { EmptyState } from '../../../ui/feedback/States';
import { SearchField } from '../../../ui/forms/Field';
import { descriptionText } from '../catalogue.text';
import { FoldedChannels } from '../rows/FoldedChannels';

const NONE: readonly Channel[] = [];

/** All channels of a pack, genre by genre, and a search in them. */
export const PackChannels = ({ pack }: { readonly pack: AvailablePack }) => {
  const { productid } = pack;
  const t = useText(descriptionText);
  const dispatch = useAppDispatch();
  const loadedChannels = useAppSelector((state) => selectPackChannels(state, productid));
  const isComplete = useAppSelector(selectAreChannelsComplete);
  const channels = loadedChannels ?? (isComplete ? NONE : null);
  // The channels of this pack are loaded separately until all channels of the catalogue are loaded.
  useEffect(() => {
    if (!isComplete) dispatch(loadPackChannels.requested({ productids: [productid] }));
  }, [dispatch, productid, isComplete]);
  return (
    <Loaded
      flow={loadPackChannels}
      value={channels}
      onRetry={() => dispatch(loadPackChannels.requested({ productids: [productid] }))}
      skeleton={<SkeletonRows count={4} end={false} />}
    >
      {(loaded) =>
        loaded.length === 0 ? (
          <EmptyState title={t.noChannels} description={t.noChannelsDescription} />
        ) : (
          <>
            <ChannelCountNotes packs={[{ ...pack, listed: loaded.length }]} />
            <ChannelGroups channels={loaded} />
          </>
        )
      }
    </Loaded>
  );
};

const ChannelGroups = ({ channels }: { readonly channels: readonly Channel[] }) => {
  const t = useText(descriptionText);
  const translateWord = useCatalogueWord();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const entries = useMemo(
    () => channelSearchEntries([...channels].sort(compareChannels)),
    [channels],
  );
  const shown = useMemo(
    () => findChannels(entries, { ...NO_CATALOGUE_FILTER, query }).map(({ item }) => item),
    [entries, query],
  );
  const isSearching = query.trim() !== '';
  const extent = isSearching ? t.some(shown.length, channels.length) : t.count(channels.length);
  // The genres are in the order of their first channels.
  const genres = [...new Set(shown.map(({ genre }) => genre))];
  return (
    <>
      <search>
        <SearchField
          name="inside"
          label={t.search}
          placeholder={t.searchFor}
          maxLength={80}
          onChange={({ target }) => setTyped(target.value)}
        />
      </search>
      <p role="status">{shown.length === 0 ? t.noMatch : extent}</p>
      <div>
        {genres.map((genre) => {
          const group = shown.filter((channel) => channel.genre === genre);
          return (
            <FoldedChannels
              key={`${genre} ${isSearching}`}
              title={t.group(genre === '' ? EMPTY_TEXT : translateWord(genre), group.length)}
              channels={group}
              isOpen={isSearching}
              isLinked
            />
          );
        })}
      </div>
    </>
  );
};
