import styled from 'styled-components';
import { loadDocuments, selectDocuments } from '../../../../store/account/kyc';
import type { KycDocument } from '../../../../store/wire/entities/account/documents';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { Loaded } from '../../../app/hooks/Loaded';
import { safeLink } from '../../../app/safeLinks';
import { UnreadableRows } from '../../../app/UnreadableRows';
import { useText } from '../../../text/useText';
import { inWords, isIn } from '../../../text/words';
import { color, space, target } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { SentenceWithDate } from '../../../ui/data/DateText';
import { FactLine } from '../../../ui/data/FactLine';
import { List, Row } from '../../../ui/data/List';
import { EMPTY_TEXT } from '../../../ui/data/TextOrDashes';
import { Pill, type PillTone } from '../../../ui/feedback/Pill';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { EmptyState } from '../../../ui/feedback/States';
import { Section } from '../../../ui/layout/Section';
import { bytesText } from './fileFacts';
import { kycText } from './kyc.text';

const Reason = styled.p`
  color: ${color.danger};
`;

const RowActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.l};
  flex-basis: 100%;
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
  }
`;

const TONES: Readonly<Record<string, PillTone>> = {
  VERIFIED: 'ok',
  PENDING: 'warn',
  REJECTED: 'bad',
};

interface DocumentListProps {
  readonly onSendAgain: (document: KycDocument) => void;
}

export const DocumentList = ({ onSendAgain }: DocumentListProps) => {
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
              {all.map((one) => (
                <DocumentRow
                  key={one.documentid}
                  document={one}
                  onSendAgain={() => onSendAgain(one)}
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
  readonly onSendAgain: () => void;
}

/** One document with its status. A rejected one has its reason and a button to send it again. */
const DocumentRow = ({ document, onSendAgain }: DocumentRowProps) => {
  const t = useText(kycText);
  const { documenttype, side, documentnumber, size, status, reason, created, url } = document;
  const type = inWords(t.types, documenttype).trim() || EMPTY_TEXT;
  const name = isIn(t.sides, side) ? `${type}, ${t.sides[side]}` : type;
  const isRejected = status === 'REJECTED';
  const link = safeLink(url);
  return (
    <Row
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
          {isRejected && <Reason>{reason.trim() || t.noReason}</Reason>}
        </>
      }
      end={<Pill $tone={TONES[status] ?? 'plain'}>{inWords(t.status, status) || EMPTY_TEXT}</Pill>}
      action={
        (link !== null || isRejected) && (
          <RowActions>
            {isRejected && (
              <Button tone="ghost" aria-label={t.againNamed(name)} onClick={onSendAgain}>
                {t.again}
              </Button>
            )}
            {link !== null && (
              <a
                href={link}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t.openNamed(name)}
              >
                {t.open}
              </a>
            )}
          </RowActions>
        )
      }
    />
  );
};
