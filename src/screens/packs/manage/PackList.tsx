import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { selectBoxes } from '../../../../store/account/equipment';
import {
  isPackRunning,
  PACK_STATUSES,
  packGroups,
  packStatusOf,
  selectAllPacks,
  type PackGroup,
} from '../../../../store/packs/packList';
import { loadActivePacks } from '../../../../store/packs/packs';
import { ADD_PACKS, ownChannelsPath, RENEW, SAVE } from '../../../../store/core/paths';
import { Loaded } from '../../../app/hooks/Loaded';
import { useIsWide } from '../../../app/hooks/useIsWide';
import { useText } from '../../../text/useText';
import { media, space } from '../../../theme/tokens';
import { Chip, Chips } from '../../../ui/buttons/Chip';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { List } from '../../../ui/data/List';
import { Section } from '../../../ui/layout/Section';
import { Card } from '../../../ui/layout/Card';
import { EmptyState } from '../../../ui/feedback/States';
import { Illustration } from '../../../ui/illustrations/Illustration';
import { noSignal } from '../../../ui/illustrations/drawings';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { UnreadableRows } from '../../../app/UnreadableRows';
import { managePacksText } from './managePacks.text';
import { packListText } from './packList.text';
import { PackListSkeleton } from './PackListSkeleton';
import { PackRow } from './PackRow';
import { PackTable } from './PackTable';
import { WriteOutcomes } from '../../writes/WriteOutcomes';
import { packWords } from '../onePack/packWords.text';
import { useStatusFilter } from './useStatusFilter';

const REFUNDS = ['cancelForRefund'] as const;

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
        onRetry={() => dispatch(loadActivePacks.requested({ productstatus: 'ALL' }))}
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
  const { shown, show } = useStatusFilter();
  const boxes = useAppSelector(selectBoxes);
  const filtered = shown === null ? packs : packs.filter((pack) => packStatusOf(pack) === shown);
  return (
    <>
      <StatusFilter packs={packs} />
      <VisuallyHidden role="status">{t.count(filtered.length)}</VisuallyHidden>
      {filtered.length === 0 && shown !== null && (
        <EmptyState
          title={t.noMatch[shown]}
          action={
            <Button tone="ghost" onClick={() => show(null)}>
              {t.showAll}
            </Button>
          }
        />
      )}
      {packGroups(filtered, boxes).map((group) => (
        <PackGroupSection key={`${group.place} ${group.stbno}`} group={group} />
      ))}
      <PackLinks />
    </>
  );
};

const PackGroupSection = ({ group: { place, stbno, packs } }: { readonly group: PackGroup }) => {
  const t = useText(packListText);
  const words = useText(packWords);
  const box = useAppSelector(selectBoxes).find((one) => one.stbno === stbno);
  const isWide = useIsWide();
  const hasChannels = place !== 'broadband' && packs.some(isPackRunning);
  const title = place === 'box' ? words.box(box?.boxname ?? '', stbno.slice(-4)) : t[place];
  return (
    <Section title={title} actions={hasChannels && <ChannelsLink box={title} stbno={stbno} />}>
      <Card>
        {isWide ? (
          <PackTable caption={t.packsOf(title)} packs={packs} />
        ) : (
          <List>
            {packs.map((pack, at) => (
              <PackRow
                // An operator may list the same pack twice.
                key={`${pack.productid} ${pack.activatedon} ${at}`}
                pack={pack}
              />
            ))}
          </List>
        )}
      </Card>
    </Section>
  );
};

interface ChannelsLinkProps {
  /** What the box is called. */
  readonly box: string;
  readonly stbno: string;
}

const ChannelsLink = ({ box, stbno }: ChannelsLinkProps) => {
  const t = useText(packListText);
  return (
    <Link to={ownChannelsPath({ ending: stbno.slice(-4) })} aria-label={t.channelsOf(box)}>
      {t.channels}
    </Link>
  );
};

/** Only where there is something to choose: the statuses that the packs have, and the chosen one. */
const StatusFilter = ({ packs }: { readonly packs: readonly Pack[] }) => {
  const t = useText(managePacksText);
  const { shown, show } = useStatusFilter();
  const present = new Set(packs.map(packStatusOf));
  if (present.size < 2 && shown === null) return null;
  return (
    <Chips label={t.show}>
      <Chip chosen={shown === null} onToggle={() => show(null)}>
        {t.all}
      </Chip>
      {PACK_STATUSES.filter((status) => present.has(status) || status === shown).map((status) => (
        <Chip
          key={status}
          chosen={shown === status}
          onToggle={(isOn) => show(isOn ? status : null)}
        >
          {t.filters[status]}
        </Chip>
      ))}
    </Chips>
  );
};

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
  & > * {
    flex: 1 1 8rem;
  }
  ${media.wide} {
    & > * {
      flex: none;
    }
  }
`;

const PackLinks = () => {
  const t = useText(managePacksText);
  return (
    <Links>
      <ButtonLink to={RENEW}>{t.renew}</ButtonLink>
      <ButtonLink tone="ghost" to={ADD_PACKS}>
        {t.add}
      </ButtonLink>
      <ButtonLink tone="ghost" to={SAVE}>
        {t.less}
      </ButtonLink>
    </Links>
  );
};
