import { useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { loadDocuments } from '../../../../store/account/kyc';
import { loadSubscriber, selectUserInfo } from '../../../../store/account/subscriber';
import type { KycDocument } from '../../../../store/wire/entities/account/documents';
import { useAppSelector } from '../../../app/hooks';
import { useLoadOnMount } from '../../../app/hooks/useFlow';
import { useIsSettled, useRevealInOrder } from '../../../app/hooks/useRevealInOrder';
import { useText } from '../../../text/useText';
import { isIn } from '../../../text/words';
import { media, space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { Stack } from '../../../ui/layout/Card';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { EarlierWrite } from '../../writes/OutcomeUnknown';
import { ProfileTabs } from '../profile/ProfileTabs';
import { DocumentList } from './DocumentList';
import { kycText } from './kyc.text';
import { CHOOSE_FILE_ID } from './send/FileChoice';
import { DOCUMENT_TYPE_ID, type DocumentKind, SendDocument } from './send/SendDocument';

const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  align-items: start;
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: ${space.xxl};
  }
`;

/** The documents that were sent, with their status, and the form to send another. */
export const KycScreen = () => {
  const t = useText(kycText);
  // Its status is above the documents.
  const isOpen = useRevealInOrder(useIsSettled(loadSubscriber, useAppSelector(selectUserInfo)));
  useLoadOnMount(loadDocuments);
  return (
    <>
      <ScreenTitle title={t.title} />
      <ProfileTabs />
      <KycStatusAlert />
      <EarlierWrite call="uploadDocument" acknowledgeLabel={t.earlierSeen}>
        {t.earlier}
      </EarlierWrite>
      {isOpen ? <Documents /> : <SkeletonRows />}
    </>
  );
};

/** A verified subscriber opens the form by a button. Open, it stays: a chosen file is not lost when the status changes. */
const Documents = () => {
  const t = useText(kycText);
  const isVerified = useAppSelector(selectUserInfo)?.kycstatus === 'VERIFIED';
  const [isFormOpen, setFormOpen] = useState(!isVerified);
  const [kind, setKind] = useState<DocumentKind>({ documenttype: 'AADHAAR', side: 'FRONT' });
  const openForm = (fieldId: string) => {
    // The field that takes the focus has to be there first.
    flushSync(() => setFormOpen(true));
    document.getElementById(fieldId)?.focus();
  };
  const sendAgain = ({ documenttype, side }: KycDocument) => {
    // A type that cannot be sent from here leaves the choice as it is.
    const type = isIn(t.types, documenttype) ? documenttype : null;
    if (type) setKind({ documenttype: type, side: side === 'BACK' ? 'BACK' : 'FRONT' });
    openForm(CHOOSE_FILE_ID);
  };
  return (
    <TwoColumns>
      <Stack>
        <DocumentList onSendAgain={sendAgain} />
        {!isFormOpen && (
          <Button tone="ghost" onClick={() => openForm(DOCUMENT_TYPE_ID)}>
            {t.sendAnother}
          </Button>
        )}
      </Stack>
      {isFormOpen && <SendDocument kind={kind} onKind={setKind} />}
    </TwoColumns>
  );
};

const TONES = { MISSING: 'warn', PENDING: 'info', VERIFIED: 'ok', REJECTED: 'bad' } as const;

/** The KYC status, when the operator reports one that the portal knows. */
const KycStatusAlert = () => {
  const t = useText(kycText);
  const status = useAppSelector(selectUserInfo)?.kycstatus ?? '';
  return isIn(TONES, status) && <Alert tone={TONES[status]}>{t.kycStatus[status]}</Alert>;
};
