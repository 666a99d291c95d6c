import { Button } from './Button';
import { ignore, Sample } from './Sample';
import type { Examples } from './Sample';
import { EmptyState, ErrorState, OfflineState } from './States';

export const examples: Examples = {
  'Nothing there yet': () => (
    <Sample>
      {(t) => <EmptyState title={t.none} why={t.noneWhy} action={<Button>{t.report}</Button>} />}
    </Sample>
  ),
  'A part that failed': () => <ErrorState onRetry={ignore} />,
  Offline: () => <OfflineState onRetry={ignore} />,
};
