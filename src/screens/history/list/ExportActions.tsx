import { useState } from 'react';
import styled from 'styled-components';
import type { FilteredHistory } from '../../../../store/history/history';
import { useLanguage, useText } from '../../../text/useText';
import { media, space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { transactionsText } from '../transactions.text';

const Layout = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s} ${space.m};
  & > button {
    flex: 1 1 8rem;
  }
  & > :not(button, span) {
    flex-basis: 100%;
  }
  ${media.wide} {
    & > button {
      flex: none;
    }
  }
`;

type Saving = 'no' | 'running' | 'done' | 'failed';

interface ExportActionsProps {
  readonly history: FilteredHistory;
  readonly onPrint: (receipt: null) => void;
  readonly hasPrintFailed: boolean;
}

/** Saves the shown history as a file or prints it. */
export const ExportActions = ({ history, onPrint, hasPrintFailed }: ExportActionsProps) => {
  const t = useText(transactionsText);
  const language = useLanguage();
  const [saving, setSaving] = useState<Saving>('no');
  const save = async () => {
    setSaving('running');
    try {
      const csv = await import(/* webpackChunkName: "transactions-csv" */ '../print/csv');
      csv.saveCsv(history, language);
      setSaving('done');
    } catch {
      setSaving('failed');
    }
  };
  return (
    <Layout>
      <Button tone="ghost" busy={saving === 'running'} onClick={() => void save()}>
        {t.save}
      </Button>
      <Button tone="ghost" onClick={() => onPrint(null)}>
        {t.print}
      </Button>
      <VisuallyHidden role="status">{saving === 'done' && t.saveDone}</VisuallyHidden>
      {saving === 'failed' && (
        <Alert tone="bad" live>
          {t.saveFailed}
        </Alert>
      )}
      {hasPrintFailed && (
        <Alert tone="bad" live>
          {t.printFailed}
        </Alert>
      )}
    </Layout>
  );
};
