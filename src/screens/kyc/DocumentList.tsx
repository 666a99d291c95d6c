import styled from 'styled-components';
import type { KycDocument } from '../../../store/entities/documents';
import { loadDocuments, selectDocuments } from '../../../store/kyc';
import { Loaded } from '../../frame/Loaded';
import { safeLink } from '../../links';
import { useText } from '../../text/useText';
import { inWords, isIn } from '../../text/words';
import { color, space, target } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { DateText } from '../../ui/DateText';
import { List, Row } from '../../ui/List';
import { Pill, type PillTone } from '../../ui/Pill';
import { Section } from '../../ui/Section';
import { SkeletonRows } from '../../ui/Skeleton';
import { EmptyState } from '../../ui/States';
import { EMPTY_TEXT } from '../../ui/TextOr';
import { useSay, useStore } from '../../useStore';
import { bytesText } from './bytesText';
import { kycText } from './kyc.text';

const Reason = styled.p`
  color: ${color.danger};
`;

const Ways = styled.div`
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
  readonly onAgain: (document: KycDocument) => void;
}

export const DocumentList = ({ onAgain }: DocumentListProps) => {
  const t = useText(kycText);
  const say = useSay();
  const documents = useStore(selectDocuments);
  return (
    <Section title={t.yours}>
      <Loaded
        flow={loadDocuments}
        value={documents}
        onRetry={() => say(loadDocuments.requested())}
        skeleton={<SkeletonRows count={2} />}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={t.none} why={t.noneWhy} />
          ) : (
            <List>
              {all.map((one) => (
                <DocumentRow key={one.documentid} of={one} onAgain={() => onAgain(one)} />
              ))}
            </List>
          )
        }
      </Loaded>
    </Section>
  );
};

interface DocumentRowProps {
  readonly of: KycDocument;
  readonly onAgain: () => void;
}

/** One document, what came of it, and for a rejected one why and what to do. */
const DocumentRow = ({ of: document, onAgain }: DocumentRowProps) => {
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
          {t.sentOn} <DateText of={created} />
          {size > 0 && ` · ${bytesText(size)}`}
          {documentnumber !== '' && ` · ${t.number(documentnumber)}`}
          {isRejected && <Reason>{reason.trim() || t.noReason}</Reason>}
        </>
      }
      end={<Pill $tone={TONES[status] ?? 'plain'}>{inWords(t.status, status) || EMPTY_TEXT}</Pill>}
      action={
        (link !== null || isRejected) && (
          <Ways>
            {isRejected && (
              <Button tone="ghost" aria-label={t.againNamed(name)} onClick={onAgain}>
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
          </Ways>
        )
      }
    />
  );
};
