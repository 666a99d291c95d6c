import { type ReactNode, useDeferredValue, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectBoxes } from '../../../../store/account/equipment';
import { loadPackChannels } from '../../../../store/catalogue/catalogue';
import {
  channelSearchEntries,
  findChannels,
  NO_CATALOGUE_FILTER,
} from '../../../../store/catalogue/catalogueSearch';
import { ADD_PACKS, MY_PACKS } from '../../../../store/core/paths';
import { selectAllPacks } from '../../../../store/packs/packList';
import { loadActivePacks, requestAllPacks } from '../../../../store/packs/packs';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useBoxWords } from '../../../app/hooks/useBoxWords';
import { ChannelCountNotes } from '../../../app/lists/ChannelCountNotes';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { Alert } from '../../../ui/feedback/Alert';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { EmptyState } from '../../../ui/feedback/States';
import { SearchField } from '../../../ui/forms/Field';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Stack } from '../../../ui/layout/Stack';
import { ownChannelsText } from '../packs.text';
import { ChannelRows } from './ChannelRows';
import {
  type OwnChannel,
  type OwnChannelsQuery,
  ownChannelsQuery,
  packsWithChannels,
  useLoadPackChannels,
  useOwnChannels,
} from './ownChannels';

/** The channels that the household has: of one box, of one pack, or all, with a search. */
export const OwnChannels = () => {
  const [params] = useSearchParams();
  const query = useMemo(() => ownChannelsQuery(params), [params]);
  return query && <ChannelsOf key={params.toString()} query={query} />;
};

const ChannelsOf = ({ query }: { readonly query: OwnChannelsQuery }) => {
  const t = useText(ownChannelsText);
  const boxWords = useBoxWords();
  const dispatch = useAppDispatch();
  const allPacks = useAppSelector(selectAllPacks);
  const packs = useMemo(() => allPacks && packsWithChannels(allPacks, query), [allPacks, query]);
  const name = query.productid === '' ? undefined : packs?.[0]?.productname;
  const boxes = useAppSelector(selectBoxes).filter(({ stbno }) => stbno.endsWith(query.ending));
  const onlyBox = boxes.length === 1 ? boxes[0] : undefined;
  return (
    <>
      <ScreenTitle
        title={name ? t.titleIn(name) : t.title}
        documentTitle={t.title}
        // The space keeps the height of the line when the address names no box.
        sub={query.ending === '' ? '\u00a0' : boxWords.fullName(onlyBox?.stbno ?? query.ending)}
        view={`channels ${query.ending} ${query.productid}`}
        back={{ to: MY_PACKS, label: t.back }}
      />
      <Loaded
        isPage
        flow={loadActivePacks}
        value={packs}
        onRetry={() => dispatch(requestAllPacks())}
        skeleton={<SkeletonRows count={6} lead end={false} />}
      >
        {(loadedPacks) => <ChannelsIn packs={loadedPacks} />}
      </Loaded>
    </>
  );
};

const ChannelsIn = ({ packs }: { readonly packs: readonly Pack[] }) => {
  const t = useText(ownChannelsText);
  const load = useLoadPackChannels(packs);
  return (
    <Loaded
      isPage
      flow={loadPackChannels}
      value={useOwnChannels(packs)}
      onRetry={load}
      skeleton={<SkeletonRows count={6} lead end={false} />}
    >
      {({ channels, isComplete, packs: counted }) => (
        <>
          {!isComplete && (
            <Alert
              tone="warn"
              live
              action={
                <Button tone="ghost" onClick={load}>
                  {t.retry}
                </Button>
              }
            >
              {t.incomplete}
            </Alert>
          )}
          {channels.length === 0 ? (
            <EmptyState
              title={t.none}
              description={t.noneDescription}
              action={<ButtonLink to={ADD_PACKS}>{t.add}</ButtonLink>}
            />
          ) : (
            <FoundChannels
              channels={channels}
              notes={<ChannelCountNotes packs={counted} shown={channels.length} />}
            />
          )}
        </>
      )}
    </Loaded>
  );
};

interface FoundChannelsProps {
  readonly channels: readonly OwnChannel[];
  /** Explains why the number of listed channels differs from the `channelcount` of the packs. */
  readonly notes: ReactNode;
}

const FoundChannels = ({ channels, notes }: FoundChannelsProps) => {
  const t = useText(ownChannelsText);
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed);
  const entries = useMemo(
    () => channelSearchEntries(channels.map(({ channel }) => channel)),
    [channels],
  );
  const shown = useMemo(() => {
    const matches = findChannels(entries, { ...NO_CATALOGUE_FILTER, query });
    const byId = new Map(channels.map((ownChannel) => [ownChannel.channel.channelid, ownChannel]));
    return matches.flatMap(({ item }) => byId.get(item.channelid) ?? []);
  }, [channels, entries, query]);
  const extent =
    shown.length === channels.length
      ? t.count(channels.length)
      : t.some(shown.length, channels.length);
  return (
    <>
      <Stack as="search" $maxWidth="28rem">
        <SearchField
          name="inside"
          label={t.search}
          placeholder={t.searchFor}
          maxLength={80}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Stack>
      <p role="status">{shown.length === 0 ? t.noMatch : extent}</p>
      {shown.length === channels.length && notes}
      {shown.length > 0 && <ChannelRows channels={shown} />}
    </>
  );
};
