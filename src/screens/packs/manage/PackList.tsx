import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { selectBoxes } from '../../../../store/account/equipment';
import {
  packGroups,
  packStatusOf,
  selectAllPacks,
  type PackGroup,
} from '../../../../store/packs/packList';
import { loadActivePacks } from '../../../../store/packs/packs';
import { ADD_PACKS } from '../../../../store/core/paths';
import { Loaded } from '../../../app/hooks/Loaded';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { List } from '../../../ui/data/List';
import { Section } from '../../../ui/layout/Section';
import { Card } from '../../../ui/layout/Card';
import { EmptyState } from '../../../ui/feedback/States';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { UnreadableRows } from '../../../app/UnreadableRows';
import { packListText } from './packList.text';
import { PackListSkeleton } from './PackListSkeleton';
import { PackRow } from './PackRow';
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
    </>
  );
};

const PackGroupSection = ({ group: { place, stbno, packs } }: { readonly group: PackGroup }) => {
  const t = useText(packListText);
  const words = useText(packWords);
  const box = useAppSelector(selectBoxes).find((one) => one.stbno === stbno);
  const title = place === 'box' ? words.box(box?.boxname ?? '', stbno.slice(-4)) : t[place];
  return (
    <Section title={title}>
      <Card>
        <List>
          {packs.map((pack, at) => (
            <PackRow
              // An operator may list the same pack twice.
              key={`${pack.productid} ${pack.activatedon} ${at}`}
              pack={pack}
            />
          ))}
        </List>
      </Card>
    </Section>
  );
};
