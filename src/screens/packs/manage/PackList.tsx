import { useSearchParams } from 'react-router-dom';
import { selectBoxes } from '../../../../store/account/equipment';
import { ADD_PACKS, RENEW } from '../../../../store/core/paths';
import { ownChannelsPath } from '../../../../store/core/viewPaths';
import { REFUNDS } from '../../../../store/packs/packChanges';
import {
  isBroadband,
  isPackRunning,
  type PackGroup,
  packGroups,
  selectAllPacks,
} from '../../../../store/packs/packList';
import { loadActivePacks, renewableOf, requestAllPacks } from '../../../../store/packs/packs';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import {
  PACK_STATUSES,
  type PackStatus,
  packStatusOf,
} from '../../../../store/wire/entities/packs/packStatus';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useBoxWords } from '../../../app/hooks/useBoxWords';
import { useFocusRescue } from '../../../app/hooks/useFocusRescue';
import { UnreadableRows } from '../../../app/UnreadableRows';
import { useText } from '../../../text/useText';
import { useIsWide } from '../../../theme/mediaQueries';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { ChipChoice } from '../../../ui/buttons/Chip';
import { useDayText } from '../../../ui/data/DateText';
import { Icon } from '../../../ui/data/Icon';
import { packsIcon, wifiIcon } from '../../../ui/data/icons';
import { List } from '../../../ui/data/List';
import { EmptyState, NoMatch } from '../../../ui/feedback/States';
import { noSignal } from '../../../ui/illustrations/drawings';
import { Illustration } from '../../../ui/illustrations/Illustration';
import { InlineLink } from '../../../ui/layout/InlineLink';
import { ServiceHead, ServiceMark, ServiceName } from '../../../ui/layout/Section';
import { SoftText, Text } from '../../../ui/layout/Text';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { useBoxRefresh } from '../../help/guide/useBoxRefresh';
import { WriteOutcomes } from '../../writes/WriteOutcomes';
import { managePacksText, packListText } from '../packs.text';
import { SavingOffer } from '../saving/SavingOffer';
import { PackGroupActions, PackGroupAnswer, PackGroupCard } from './PackGroupCard';
import { PackListSkeleton } from './PackListSkeleton';
import { PackRow } from './PackRow';
import { PackTable } from './PackTable';
import { RenewBar, useDue } from './RenewBar';

/** Every pack of the household, box by box. */
export const PackList = () => {
  const dispatch = useAppDispatch();
  return (
    <>
      <WriteOutcomes calls={REFUNDS} />
      <UnreadableRows call="activePacks" />
      <Loaded
        isPage
        flow={loadActivePacks}
        value={useAppSelector(selectAllPacks)}
        onRetry={() => dispatch(requestAllPacks())}
        skeleton={<PackListSkeleton />}
      >
        {(all) => (all.length === 0 ? <NoPacks /> : <PackGroups packs={all} />)}
      </Loaded>
    </>
  );
};

const NoPacks = () => {
  const t = useText(packListText);
  return (
    <EmptyState
      picture={<Illustration drawing={noSignal} />}
      title={t.none}
      description={t.noneDescription}
      action={<ButtonLink to={ADD_PACKS}>{t.add}</ButtonLink>}
    />
  );
};

const PackGroups = ({ packs }: { readonly packs: readonly Pack[] }) => {
  const t = useText(packListText);
  const words = useText(managePacksText);
  const { shown, show } = useStatusFilter();
  const boxes = useAppSelector(selectBoxes);
  const hasRenewals = renewableOf(packs).packs.length > 0;
  const due = useDue(packs);
  const present = new Set(packs.map(packStatusOf));
  const filtered = shown === null ? packs : packs.filter((pack) => packStatusOf(pack) === shown);
  // The button "Show all" disappears when it is pressed, so the count takes its focus.
  const count = useFocusRescue<HTMLSpanElement>(filtered.length);
  return (
    <>
      {(present.size > 1 || shown !== null) && (
        <ChipChoice
          label={words.show}
          all={words.all}
          options={PACK_STATUSES.filter((status) => present.has(status) || status === shown)}
          chosen={shown}
          nameOf={(status) => words.filters[status]}
          onChoose={show}
        />
      )}
      <VisuallyHidden role="status" ref={count} tabIndex={-1}>
        {t.count(filtered.length)}
      </VisuallyHidden>
      {filtered.length === 0 && shown !== null && (
        <NoMatch title={t.noMatch[shown]} showAll={t.showAll} onShowAll={() => show(null)} />
      )}
      {packGroups(filtered, boxes).map((group) => (
        <PackGroupSection
          key={`${group.place} ${group.stbno}`}
          group={group}
          hasRenewals={hasRenewals}
          saidEnd={due.end}
        />
      ))}
      {packs.some((pack) => isPackRunning(pack) && !isBroadband(pack)) && <SavingOffer />}
      {/* If no pack can be renewed, the link leads to the renewal screen, which shows the first possible day. */}
      {!hasRenewals && <InlineLink to={RENEW}>{words.renew}</InlineLink>}
      {/* Without a visible pack, the amount in the bar would have no explanation. */}
      {filtered.length > 0 && <RenewBar due={due} />}
    </>
  );
};

interface PackGroupSectionProps {
  readonly group: PackGroup;
  /** Whether any pack of the household can be renewed. If so, every table has a column for the renewal. */
  readonly hasRenewals: boolean;
  /** The day, in words, that the bar at the foot already says; '' if it says none. */
  readonly saidEnd: string;
}

const PackGroupSection = ({
  group: { place, stbno, packs },
  hasRenewals,
  saidEnd,
}: PackGroupSectionProps) => {
  const t = useText(packListText);
  const dayText = useDayText();
  const boxWords = useBoxWords();
  const box = useAppSelector(selectBoxes).find((listed) => listed.stbno === stbno);
  const isWide = useIsWide();
  const boxname = box?.boxname ?? '';
  const title = place === 'box' ? boxWords.fullName(stbno) : t[place];
  const refresh = useBoxRefresh(box, title, !isWide);
  const hasChannels = place !== 'broadband' && packs.some(isPackRunning);
  const channels = hasChannels && (
    <Text
      as={InlineLink}
      $size="small"
      to={ownChannelsPath({ ending: stbno.slice(-4) })}
      aria-label={t.channelsOf(title)}
    >
      {t.channels}
    </Text>
  );
  return (
    <PackGroupCard as="section" aria-label={title}>
      <ServiceHead>
        <ServiceMark aria-hidden $tone={place === 'broadband' ? 'fibre' : 'brand'}>
          <Icon path={place === 'broadband' ? wifiIcon : packsIcon} />
        </ServiceMark>
        <ServiceName>
          <h2>{boxname || title}</h2>
          {boxname && <SoftText>{boxWords.numbered(stbno)}</SoftText>}
        </ServiceName>
        <PackGroupActions $isBox={place === 'box'}>
          {isWide && channels}
          {refresh.button}
        </PackGroupActions>
      </ServiceHead>
      {refresh.answer && <PackGroupAnswer>{refresh.answer}</PackGroupAnswer>}
      {isWide ? (
        <PackTable caption={t.packsOf(title)} packs={packs} hasRenewals={hasRenewals} />
      ) : (
        <List>
          {packs.map((pack, at) => (
            <PackRow
              // An operator may list the same pack twice.
              key={`${pack.productid} ${pack.activatedon} ${at}`}
              pack={pack}
              isEndSaid={dayText(pack.expirydate) === saidEnd}
            />
          ))}
        </List>
      )}
      {!isWide && channels && <footer>{channels}</footer>}
    </PackGroupCard>
  );
};

/** The filter is in the address, so that going back from a pack restores it. */
const useStatusFilter = () => {
  const [query, setQuery] = useSearchParams();
  const status = PACK_STATUSES.find((status) => status === query.get('show')) ?? null;
  const setStatus = (status: PackStatus | null) =>
    setQuery(status === null ? {} : { show: status }, { replace: true });
  return { shown: status, show: setStatus };
};
