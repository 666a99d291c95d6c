import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import type { FilteredHistory } from '../../../../store/history/history';
import { useLanguage, useText } from '../../../text/useText';
import { media, space, target } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { Icon } from '../../../ui/data/Icon';
import { Alert } from '../../../ui/feedback/Alert';
import { VisuallyHidden, visuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { transactionsText } from '../history.text';

const SAVE_ICON = 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14';
const PRINT_ICON = 'M7 9V4h10v5M7 18H4.5V9h15v9H17M7 14h10v6H7z';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  @media (min-width: 600px) {
    gap: ${space.s};
  }
`;

type Saving = 'no' | 'running' | 'done' | 'failed';

interface ExportActionsProps {
  readonly history: FilteredHistory;
  readonly onPrint: (receipt: null) => void;
  readonly hasPrintFailed: boolean;
  /** Buttons before those of the export. */
  readonly children: ReactNode;
}

export const ExportActions = ({
  history,
  onPrint,
  hasPrintFailed,
  children,
}: ExportActionsProps) => {
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
    <>
      <Buttons>
        {children}
        <CompactButton icon={SAVE_ICON} busy={saving === 'running'} onClick={() => void save()}>
          {t.save}
        </CompactButton>
        <CompactButton icon={PRINT_ICON} onClick={() => onPrint(null)}>
          {t.print}
        </CompactButton>
      </Buttons>
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
    </>
  );
};

/** A phone has room for the icon only. Wider screens show the words. */
const IconOrWords = styled(Button)`
  min-height: ${target};
  &[aria-expanded='true'] {
    border-color: currentColor;
  }
  @media (max-width: 599.98px) {
    width: ${target};
    padding: 0;
    span > span {
      ${visuallyHidden}
    }
  }
  /* Beside the chart there is no room for both the words and the icon. */
  ${media.wide} {
    svg {
      display: none;
    }
  }
`;

interface CompactButtonProps extends Omit<ComponentPropsWithRef<typeof Button>, 'tone'> {
  /** An SVG path, drawn like those in `ui/data/icons.ts`. */
  readonly icon: string;
  readonly children: string;
}

export const CompactButton = ({ icon, children, ...button }: CompactButtonProps) => (
  <IconOrWords {...button} tone="ghost">
    <Icon path={icon} size={20} />
    <span>{children}</span>
  </IconOrWords>
);
