import { Button } from '../../../ui/buttons/Button';
import { ignore, Example } from '../data/Example';
import type { Examples } from '../data/Example';
import { EmptyState, ErrorState, OfflineState } from '../../../ui/feedback/States';

export const galleryExamples: Examples = {
  'Nothing there yet': () => (
    <Example>
      {(t) => (
        <EmptyState
          title={t.none}
          description={t.noneDescription}
          action={<Button>{t.report}</Button>}
        />
      )}
    </Example>
  ),
  'A part that failed': () => <ErrorState onRetry={ignore} />,
  Offline: () => <OfflineState onRetry={ignore} />,
};
