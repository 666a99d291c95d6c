import { useState } from 'react';
import styled from 'styled-components';
import type { Shown } from '../../../store/history';
import { useText } from '../../text/useText';
import { media, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Unseen } from '../../ui/Unseen';
import { paperText } from './paper.text';
import { transactionsText } from './transactions.text';

const Place = styled.div`
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
      width: 100%;
    }
  }
`;

type Saving = 'no' | 'running' | 'done' | 'failed';

/** What is shown, taken along: as a file or on paper. */
export const Actions = ({ of: shown }: { readonly of: Shown }) => {
  const t = useText(transactionsText);
  const heads = useText(paperText);
  const [saving, setSaving] = useState<Saving>('no');
  const save = async () => {
    setSaving('running');
    try {
      const csv = await import(/* webpackChunkName: "transactions-csv" */ './csv');
      const text = csv.csvOf(shown, heads, ({ direction, row }) =>
        direction === 'other' ? row.transactiontype : t.directions[direction],
      );
      csv.saveFile(csv.fileNameOf(shown), text);
      setSaving('done');
    } catch {
      setSaving('failed');
    }
  };
  return (
    <Place>
      <Button tone="ghost" busy={saving === 'running'} onClick={() => void save()}>
        {t.save}
      </Button>
      <Button tone="ghost" onClick={() => window.print()}>
        {t.print}
      </Button>
      <Unseen role="status">{saving === 'done' && t.saveDone}</Unseen>
      {saving === 'failed' && (
        <Notice tone="bad" spoken>
          {t.saveFailed}
        </Notice>
      )}
    </Place>
  );
};
