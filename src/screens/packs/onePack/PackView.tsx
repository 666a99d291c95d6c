import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { MY_PACKS, RENEW } from '../../../../store/core/paths';
import { shownPriceOf } from '../../../../store/core/values/price';
import { ownChannelsPath, packPath } from '../../../../store/core/viewPaths';
import { packChangeAcknowledged, selectPackChange } from '../../../../store/packs/packChanges';
import {
  findPack,
  isBroadband,
  isPackRunning,
  packKey,
  type PackRef,
  packRefFromQuery,
  packRefOf,
  selectAllPacks,
} from '../../../../store/packs/packList';
import { packFailureReason, packNameOf } from '../../../../store/packs/packResult';
import { canBeRenewed, loadActivePacks, requestAllPacks } from '../../../../store/packs/packs';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { packStatusOf } from '../../../../store/wire/entities/packs/packStatus';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useBoxWords } from '../../../app/hooks/useBoxWords';
import { ProductPicture } from '../../../app/pictures/ProductPicture';
import { useText } from '../../../text/useText';
import { color, media, size, space } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { useDayText } from '../../../ui/data/DateText';
import { DaysLeftBar } from '../../../ui/data/DaysLeftBar';
import { moneyText } from '../../../ui/data/moneyText';
import { Alert } from '../../../ui/feedback/Alert';
import { SkeletonCard } from '../../../ui/feedback/Skeleton';
import { EmptyState } from '../../../ui/feedback/States';
import { noSignal } from '../../../ui/illustrations/drawings';
import { Illustration } from '../../../ui/illustrations/Illustration';
import { Card } from '../../../ui/layout/Card';
import { TechnicalDetails } from '../../../ui/layout/Folded';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Section } from '../../../ui/layout/Section';
import { GetHelp } from '../../help/newTicket/GetHelp';
import { useIsOutcomePending } from '../changes/PackChangeResult';
import { StopPack } from '../changes/StopPack';
import { failedPackText, packViewText } from '../packs.text';
import { BroadbandLine } from './BroadbandLine';
import { PackDetails } from './PackDetails';
import { PackEndDate, PackStatusText } from './PackStatus';

const FaceRow = styled.div`
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
  & > div > svg {
    max-width: 20rem;
    margin-top: ${space.s};
  }
`;

const RenewAction = styled.div`
  ${media.wide} {
    max-width: 20rem;
  }
`;

/**
 * The listed pack. If the operator stops listing the pack while a change of the pack runs or the result of that change
 * is shown, the pack stays visible as cancelled.
 */
const useVisiblePack = (name: PackRef): Pack | null => {
  const listed = findPack(useAppSelector(selectAllPacks) ?? [], name);
  const [lastListed, setLastListed] = useState(listed);
  const key = lastListed === null ? '' : packKey(lastListed);
  const change = useAppSelector((state) => selectPackChange(state, key));
  if (listed !== null && listed !== lastListed) setLastListed(listed);
  if (listed !== null || lastListed === null || change === null) return listed;
  return { ...lastListed, productstatus: 'CANCEL', refundable: false, renewable: false };
};

/** The pack that the address names. */
export const PackView = () => {
  const [query] = useSearchParams();
  const name = packRefFromQuery(query);
  return name && <OnePack key={query.toString()} name={name} />;
};

/** One pack: its status, its details, and how to stop it. */
const OnePack = ({ name }: { readonly name: PackRef }) => {
  const t = useText(packViewText);
  const dispatch = useAppDispatch();
  const boxWords = useBoxWords();
  const all = useAppSelector(selectAllPacks);
  const pack = useVisiblePack(name);
  const key = pack === null ? null : packKey(pack);
  // Leaving the page of the pack dismisses the result of its change.
  useEffect(() => {
    if (key === null) return;
    return () => void dispatch(packChangeAcknowledged(key));
  }, [dispatch, key]);
  return (
    <>
      <ScreenTitle
        title={pack?.productname || t.title}
        documentTitle={t.title}
        // The box on which the pack plays. The space keeps the height of the line if there is no box or no pack yet.
        sub={pack?.stbno ? boxWords.fullName(pack.stbno) : '\u00a0'}
        view={`pack ${name.productid} ${name.ending} ${name.since}`}
        back={{ to: MY_PACKS, label: t.back }}
      />
      <Loaded
        isPage
        flow={loadActivePacks}
        value={all}
        onRetry={() => dispatch(requestAllPacks())}
        skeleton={<SkeletonCard />}
      >
        {() => (pack === null ? <MissingPack /> : <LoadedPack pack={pack} />)}
      </Loaded>
    </>
  );
};

const MissingPack = () => {
  const t = useText(packViewText);
  return (
    <EmptyState
      picture={<Illustration drawing={noSignal} />}
      title={t.missing}
      description={t.missingDescription}
      action={
        <ButtonLink tone="ghost" to={MY_PACKS}>
          {t.back}
        </ButtonLink>
      }
    />
  );
};

interface PackProps {
  readonly pack: Pack;
}

const LoadedPack = ({ pack }: PackProps) => {
  const t = useText(packViewText);
  const isOutcomePending = useIsOutcomePending(pack);
  const isRunning = isPackRunning(pack);
  return (
    <>
      <Card>
        <FaceRow>
          <ProductPicture product={pack} size="large" />
          <div>
            <PackStatusText pack={pack} />
            <div>
              <PackEndDate pack={pack} />
            </div>
            {isRunning && pack.daysleft !== null && <DaysLeftBar daysLeft={pack.daysleft} />}
          </div>
        </FaceRow>
        <PackFailureAlert pack={pack} />
        {canBeRenewed(pack) && !isOutcomePending && (
          <RenewAction>
            <ButtonLink wide to={packPath(packRefOf(pack), RENEW)}>
              {t.renew}
            </ButtonLink>
          </RenewAction>
        )}
      </Card>
      <Section
        title={t.facts}
        actions={
          isRunning &&
          !isBroadband(pack) && (
            <Link to={ownChannelsPath({ ending: pack.stbno.slice(-4), productid: pack.productid })}>
              {t.whichChannels}
            </Link>
          )
        }
      >
        <Card>
          <PackDetails pack={pack} />
        </Card>
      </Section>
      {isBroadband(pack) && packStatusOf(pack) !== 'CANCEL' && <BroadbandLine />}
      <StopPack pack={pack} />
    </>
  );
};

/**
 * Why a pack failed, in the portal's words and the operator's (specification §8, code 1087 and its messages). Offers a
 * ticket unless the subscriber only has to wait. The ticket contains the product id and the error code, so that the
 * operator can find the failure. It contains the price of the pack and no paid amount, because the portal does not know
 * whether anything was paid.
 */
const PackFailureAlert = ({ pack }: PackProps) => {
  const t = useText(failedPackText);
  const { price } = useText(packViewText);
  const dayText = useDayText();
  const { productid, error, errorcode, renewablefrom } = pack;
  if (packStatusOf(pack) !== 'FAILED') return null;
  const reason = packFailureReason(error);
  const sentences = {
    tooEarly: renewablefrom === '' ? t.tooEarly : t.tooEarlyUntil(dayText(renewablefrom)),
    chargeRefused: t.chargeRefused,
    other: t.otherFailure,
  };
  return (
    <Alert
      tone="bad"
      action={
        reason !== 'tooEarly' && (
          <GetHelp
            question="packs"
            reference=""
            amount={null}
            time=""
            packs={[
              `${packNameOf(pack)} (${productid})`,
              errorcode && t.code(errorcode),
              `${price}: ${moneyText(shownPriceOf(pack).amount)}`,
            ].filter(Boolean)}
          />
        )
      }
    >
      <p>{sentences[reason]}</p>
      {(error !== '' || errorcode !== '') && (
        <TechnicalDetails>
          {error !== '' && <p>{t.itsMessage(error)}</p>}
          {errorcode !== '' && <p>{t.code(errorcode)}</p>}
        </TechnicalDetails>
      )}
    </Alert>
  );
};
