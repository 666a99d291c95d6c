import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { KycDocument } from '../../../../store/wire/entities/account/documents';
import { loadDocuments } from '../../../../store/account/kyc';
import { selectUserInfo } from '../../../../store/account/subscriber';
import { useText } from '../../../text/useText';
import { isIn } from '../../../text/words';
import { media, space } from '../../../theme/tokens';
import { Alert } from '../../../ui/feedback/Alert';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { ProfileTabs } from '../profile/ProfileTabs';
import { DocumentList } from './DocumentList';
import { CHOOSE_FILE_ID } from './send/FileChoice';
import { kycText } from './kyc.text';
import { SendDocument, type DocumentKind } from './send/SendDocument';

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

/** What was sent and what came of it, and the way to send another. */
export const KycScreen = () => {
  const t = useText(kycText);
  const dispatch = useAppDispatch();
  const [kind, setKind] = useState<DocumentKind>({ documenttype: 'AADHAAR', side: 'FRONT' });
  useEffect(() => {
    dispatch(loadDocuments.requested());
  }, [dispatch]);
  const again = ({ documenttype, side }: KycDocument) => {
    // An operator may know documents that cannot be sent from here; the choice then stays.
    const type = isIn(t.types, documenttype) ? documenttype : null;
    if (type) setKind({ documenttype: type, side: side === 'BACK' ? 'BACK' : 'FRONT' });
    document.getElementById(CHOOSE_FILE_ID)?.focus();
  };
  return (
    <>
      <ScreenTitle title={t.title} />
      <ProfileTabs />
      <KycStatusAlert />
      <TwoColumns>
        <DocumentList onAgain={again} />
        <SendDocument kind={kind} onKind={setKind} />
      </TwoColumns>
    </>
  );
};

const TONES = { MISSING: 'warn', PENDING: 'info', VERIFIED: 'ok', REJECTED: 'bad' } as const;

/** How it stands with the subscriber's identity, where the operator says so in a word we know. */
const KycStatusAlert = () => {
  const t = useText(kycText);
  const status = useAppSelector(selectUserInfo)?.kycstatus ?? '';
  return isIn(TONES, status) && <Alert tone={TONES[status]}>{t.standing[status]}</Alert>;
};
