import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { selectBoxes } from '../../../../store/account/equipment';
import { outcomeSeen, selectPackChange } from '../../../../store/packs/packChanges';
import {
  isBroadband,
  packNamed,
  packStatusOf,
  termDaysOf,
  type PackName,
  packKey,
  selectAllPacks,
} from '../../../../store/packs/packList';
import { loadActivePacks } from '../../../../store/packs/packs';
import { MY_PACKS, RENEW } from '../../../../store/core/paths';
import { Loaded } from '../../../app/hooks/Loaded';
import { useText } from '../../../text/useText';
import { color, media, size, space } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/forms/ButtonLink';
import { Ring } from '../../../ui/data/Ring';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Section } from '../../../ui/layout/Section';
import { Card } from '../../../ui/layout/Card';
import { SkeletonCard } from '../../../ui/feedback/Skeleton';
import { EmptyState } from '../../../ui/feedback/States';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { packNameIn } from '../manage/packNameIn';
import { BroadbandLine } from '../manage/BroadbandLine';
import { FailedReason } from './FailedReason';
import { PackFacts } from './PackFacts';
import { packViewText } from './packView.text';
import { packWords } from './packWords.text';
import { End, Standing } from './Standing';
import { StopPack } from '../changes/StopPack';

const Beside = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.l};
  & > div {
    flex: 1 1 9rem;
    font-size: ${size.title};
  }
  & > div > div {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

const Main = styled.div`
  ${media.wide} {
    max-width: 20rem;
  }
`;

/** A pack that was just cancelled stays in sight, also when the operator lists it no longer. */
const usePackInView = (name: PackName): Pack | null => {
  const found = packNamed(useAppSelector(selectAllPacks) ?? [], name);
  const [known, setKnown] = useState(found);
  const key = known === null ? '' : packKey(known);
  const change = useAppSelector((state) => selectPackChange(state, key));
  if (found !== null && found !== known) setKnown(found);
  if (found !== null || known === null || change === null) return found;
  return { ...known, productstatus: 'CANCEL', refundable: false, renewable: false };
};

/** The pack that the address names. */
export const PackView = () => {
  const [query] = useSearchParams();
  const name = packNameIn(query);
  return name && <OnePack key={query.toString()} name={name} />;
};

/** One pack: how it stands, what it is, and how it can be stopped. */
const OnePack = ({ name }: { readonly name: PackName }) => {
  const t = useText(packViewText);
  const dispatch = useAppDispatch();
  const all = useAppSelector(selectAllPacks);
  const pack = usePackInView(name);
  const key = pack === null ? null : packKey(pack);
  // Whoever leaves has seen what became of it.
  useEffect(() => {
    if (key === null) return;
    return () => void dispatch(outcomeSeen(key));
  }, [dispatch, key]);
  return (
    <>
      <ScreenTitle
        title={pack?.productname || t.title}
        documentTitle={t.title}
        // The line has its height before anything is known.
        sub={pack ? <Where of={pack} /> : '\u00a0'}
        view={`pack ${name.productid} ${name.ending} ${name.since}`}
        back={{ to: MY_PACKS, label: t.back }}
      />
      <Loaded
        flow={loadActivePacks}
        value={all}
        onRetry={() => dispatch(loadActivePacks.requested({ productstatus: 'ALL' }))}
        skeleton={<SkeletonCard />}
      >
        {() => (pack === null ? <Missing /> : <Known of={pack} />)}
      </Loaded>
    </>
  );
};

const Missing = () => {
  const t = useText(packViewText);
  return (
    <EmptyState
      title={t.missing}
      why={t.missingWhy}
      action={
        <ButtonLink tone="ghost" to={MY_PACKS}>
          {t.toList}
        </ButtonLink>
      }
    />
  );
};

interface OfPack {
  readonly of: Pack;
}

const Known = ({ of: pack }: OfPack) => {
  const t = useText(packViewText);
  const isCounting = ['ACTIVE', 'EXPIRED'].includes(packStatusOf(pack));
  return (
    <>
      <Card>
        <Beside>
          {isCounting && <Ring days={pack.daysleft} term={termDaysOf(pack)} silent />}
          <div>
            <Standing of={pack} />
            <div>
              <End of={pack} />
            </div>
          </div>
        </Beside>
        <FailedReason of={pack} />
        {pack.renewable && (
          <Main>
            <ButtonLink wide to={RENEW}>
              {t.renew}
            </ButtonLink>
          </Main>
        )}
      </Card>
      <StopPack of={pack} />
      <Section title={t.facts}>
        <Card>
          <PackFacts of={pack} />
        </Card>
      </Section>
      {isBroadband(pack) && packStatusOf(pack) !== 'CANCEL' && <BroadbandLine />}
    </>
  );
};

/** On which box it plays. */
const Where = ({ of: { stbno } }: OfPack) => {
  const words = useText(packWords);
  const boxes = useAppSelector(selectBoxes);
  const name = boxes.find((box) => box.stbno === stbno)?.boxname ?? '';
  // The line keeps its height for a pack that plays on none.
  return <>{stbno === '' ? '\u00a0' : words.box(name, stbno.slice(-4))}</>;
};
