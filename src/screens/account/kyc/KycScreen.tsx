import { useState } from 'react';
import { flushSync } from 'react-dom';
import { loadDocuments, selectDocuments } from '../../../../store/account/kyc';
import { loadSubscriber, selectUserInfo } from '../../../../store/account/subscriber';
import type { KycDocument } from '../../../../store/wire/entities/account/documents';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { useLoadOnMount } from '../../../app/hooks/useFlow';
import { useIsSettled, useRevealInOrder } from '../../../app/hooks/useRevealInOrder';
import { safeLink } from '../../../app/safeLinks';
import { UnreadableRows } from '../../../app/UnreadableRows';
import { useText } from '../../../text/useText';
import { inWords, isIn } from '../../../text/words';
import { Button } from '../../../ui/buttons/Button';
import { SentenceWithDate } from '../../../ui/data/DateText';
import { FactLine } from '../../../ui/data/FactLine';
import { List, ListRow, RowActions } from '../../../ui/data/List';
import { EMPTY_TEXT } from '../../../ui/data/TextOrDashes';
import { Alert } from '../../../ui/feedback/Alert';
import { Pill, type PillTone } from '../../../ui/feedback/Pill';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { EmptyState } from '../../../ui/feedback/States';
import { TwoColumns } from '../../../ui/layout/Columns';
import { OutwardLink } from '../../../ui/layout/InlineLink';
import { ScreenTitle } from '../../../ui/layout/ScreenTitle';
import { Section } from '../../../ui/layout/Section';
import { Stack } from '../../../ui/layout/Stack';
import { Text } from '../../../ui/layout/Text';
import { EarlierWrite } from '../../writes/OutcomeUnknown';
import { kycText } from '../account.text';
import { ProfileTabs } from '../profile/ProfileTabs';
import { bytesText } from './fileFacts';
import { CHOOSE_FILE_ID } from './send/FileChoice';
import {
  DOCUMENT_TYPE_ID,
  type DocumentKind,
  SendDocument,
  useSendDocument,
} from './send/SendDocument';

const DOCUMENT_TONES: Readonly<Record<string, PillTone>> = {
  VERIFIED: 'ok',
  PENDING: 'warn',
  REJECTED: 'bad',
};

interface DocumentListProps {
  readonly isSending: boolean;
  readonly onSendAgain: (document: KycDocument) => void;
}

const DocumentList = ({ isSending, onSendAgain }: DocumentListProps) => {
  const t = useText(kycText);
  const dispatch = useAppDispatch();
  const documents = useAppSelector(selectDocuments);
  return (
    <Section title={t.yours}>
      <UnreadableRows call="documents" />
      <Loaded
        flow={loadDocuments}
        value={documents}
        onRetry={() => dispatch(loadDocuments.requested())}
        skeleton={<SkeletonRows count={2} />}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={t.none} description={t.noneDescription} />
          ) : (
            <List>
              {all.map((document) => (
                <DocumentRow
                  key={document.documentid}
                  document={document}
                  isSending={isSending}
                  onSendAgain={() => onSendAgain(document)}
                />
              ))}
            </List>
          )
        }
      </Loaded>
    </Section>
  );
};

interface DocumentRowProps {
  readonly document: KycDocument;
  /** While a document is being sent, "Send again" is disabled, because the form shows that document. */
  readonly isSending: boolean;
  readonly onSendAgain: () => void;
}

/** A document with its status. A rejected document also has the reason and a button to send the document again. */
const DocumentRow = ({ document, isSending, onSendAgain }: DocumentRowProps) => {
  const t = useText(kycText);
  const { documenttype, side, documentnumber, size, status, reason, created, url } = document;
  const type = inWords(t.types, documenttype).trim() || EMPTY_TEXT;
  const name = isIn(t.sides, side) ? `${type}, ${t.sides[side]}` : type;
  const isRejected = status === 'REJECTED';
  const link = safeLink(url);
  return (
    <ListRow
      title={name}
      sub={
        <>
          <FactLine
            facts={[
              <SentenceWithDate key="sent" sentence={t.sentOn} date={created} />,
              size > 0 && bytesText(size),
              documentnumber !== '' && t.number(documentnumber),
            ]}
          />
          {isRejected && <Text $tone="danger">{reason.trim() || t.noReason}</Text>}
        </>
      }
      end={
        <Pill $tone={DOCUMENT_TONES[status] ?? 'plain'}>
          {inWords(t.status, status) || EMPTY_TEXT}
        </Pill>
      }
      action={
        (link !== null || isRejected) && (
          <RowActions $gap="s l">
            {isRejected && (
              <Button
                tone="ghost"
                aria-label={t.againNamed(name)}
                disabled={isSending}
                onClick={onSendAgain}
              >
                {t.again}
              </Button>
            )}
            {link !== null && (
              <OutwardLink
                href={link}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t.openNamed(name)}
              >
                {t.open}
              </OutwardLink>
            )}
          </RowActions>
        )
      }
    />
  );
};

/** The documents that were sent, with their status, and the form to send another. */
export const KycScreen = () => {
  const t = useText(kycText);
  // The list and the form wait until the subscriber is loaded or fails to load, because the status alert above would
  // move them down.
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

/**
 * A verified subscriber opens the form with a button. The form stays open when the status changes, so that a chosen
 * file is not lost.
 */
const Documents = () => {
  const t = useText(kycText);
  const isVerified = useAppSelector(selectUserInfo)?.kycstatus === 'VERIFIED';
  const [isFormOpen, setFormOpen] = useState(!isVerified);
  const [kind, setKind] = useState<DocumentKind>({ documenttype: 'AADHAAR', side: 'FRONT' });
  const sending = useSendDocument();
  const openForm = (fieldId: string) => {
    // The field has to be on the page before it can take the focus.
    flushSync(() => setFormOpen(true));
    document.getElementById(fieldId)?.focus();
  };
  const sendAgain = ({ documenttype, side }: KycDocument) => {
    // A document whose type cannot be sent from here leaves the chosen type and side unchanged.
    const type = isIn(t.types, documenttype) ? documenttype : null;
    if (type) setKind({ documenttype: type, side: side === 'BACK' ? 'BACK' : 'FRONT' });
    openForm(CHOOSE_FILE_ID);
  };
  return (
    <TwoColumns $gap="xl" $wideGap="xxl">
      <Stack>
        <DocumentList isSending={sending.isSending} onSendAgain={sendAgain} />
        {!isFormOpen && (
          <Button tone="ghost" onClick={() => openForm(DOCUMENT_TYPE_ID)}>
            {t.sendAnother}
          </Button>
        )}
      </Stack>
      {isFormOpen && <SendDocument kind={kind} onKind={setKind} sending={sending} />}
    </TwoColumns>
  );
};

const STATUS_TONES = { MISSING: 'warn', PENDING: 'info', VERIFIED: 'ok', REJECTED: 'bad' } as const;

/** The KYC status, when the operator reports one that the portal knows. */
const KycStatusAlert = () => {
  const t = useText(kycText);
  const status = useAppSelector(selectUserInfo)?.kycstatus ?? '';
  return (
    isIn(STATUS_TONES, status) && <Alert tone={STATUS_TONES[status]}>{t.kycStatus[status]}</Alert>
  );
};
