import { useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import {
  loadMaintenance,
  selectIsUnderMaintenance,
  selectMaintenance,
} from '../../../store/app/maintenance';
import { LOGIN, STAFF_LOGIN } from '../../../store/core/paths';
import { OperatorText, useOperatorWords } from '../../text/OperatorText';
import { useText } from '../../text/useText';
import { radius } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { Alert } from '../../ui/feedback/Alert';
import { SkeletonLines } from '../../ui/feedback/Skeleton';
import { plannedWork } from '../../ui/illustrations/drawings';
import { Illustration } from '../../ui/illustrations/Illustration';
import { Stack } from '../../ui/layout/Stack';
import { maintenanceText } from '../app.text';
import { EntryFrame } from '../frame/EntryFrame';
import { useAppDispatch, useAppSelector } from '../hooks';
import { useIsRunning, useStatus } from '../hooks/useFlow';
import { usePortal } from '../PortalServices';
import { safeImage } from '../safeLinks';
import { OperatorContent } from './OperatorContent';

const Picture = styled.img`
  border-radius: ${radius.sheet};
`;

/** Shown while the maintenance status is ON, and at `/maintenance` at any time (specification §2 and §4). */
export const MaintenanceScreen = () => {
  const t = useText(maintenanceText);
  const dispatch = useAppDispatch();
  const isAnswered = useAppSelector(selectMaintenance) !== null;
  const isClosed = useAppSelector(selectIsUnderMaintenance);
  const isBusy = useIsRunning(loadMaintenance);
  const hasFailed = useLastCheckFailed();
  return (
    <EntryFrame title={t.title} view="maintenance">
      {isClosed && <Closed />}
      {!isClosed && !hasFailed && <Open isAnswered={isAnswered} />}
      {hasFailed && (
        <Alert tone="warn" live>
          {t.unknown}
        </Alert>
      )}
      {(isClosed || hasFailed) && (
        <Button wide busy={isBusy} onClick={() => dispatch(loadMaintenance.requested())}>
          {t.again}
        </Button>
      )}
      {!isClosed && (
        <ButtonLink wide to={LOGIN}>
          {t.goOn}
        </ButtonLink>
      )}
      {isClosed && (
        <Stack $justify="center">
          <Link to={STAFF_LOGIN}>{t.staff}</Link>
        </Stack>
      )}
    </EntryFrame>
  );
};

/**
 * True if the last finished check failed. It stays true during the next check, so that screen readers read the alert
 * once.
 */
const useLastCheckFailed = (): boolean => {
  const status = useStatus(loadMaintenance);
  const [hasFailed, setFailed] = useState(false);
  if (status === 'failed' && !hasFailed) setFailed(true);
  if (status === 'succeeded' && hasFailed) setFailed(false);
  return hasFailed;
};

/** Says that the work is done once the operator has answered. Until then nothing is known. */
const Open = ({ isAnswered }: { readonly isAnswered: boolean }) => {
  const t = useText(maintenanceText);
  if (!isAnswered) return <SkeletonLines count={2} />;
  return (
    <Alert tone="ok" live>
      {t.over}
    </Alert>
  );
};

/** The operator's text and picture, or the portal's own if the operator gave none. */
const Closed = () => {
  const t = useText(maintenanceText);
  const status = useAppSelector(selectMaintenance);
  const wordsOf = useOperatorWords();
  const header = status?.header ?? '';
  const { words: content, lang } = wordsOf(status?.content ?? '');
  const image = safeImage(status?.image ?? '', usePortal().imageHosts);
  return (
    <>
      {image === null ? (
        <Stack $justify="center">
          <Illustration drawing={plannedWork} />
        </Stack>
      ) : (
        <Picture src={image} alt="" />
      )}
      {wordsOf(header).words && (
        <h2>
          <OperatorText text={header} />
        </h2>
      )}
      {content ? (
        <OperatorContent content={content} lang={lang} rules={status?.style ?? ''} />
      ) : (
        <p>{t.description}</p>
      )}
    </>
  );
};
