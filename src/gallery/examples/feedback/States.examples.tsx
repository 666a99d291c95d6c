import { Button } from '../../../ui/buttons/Button';
import { EmptyState, ErrorState, OfflineState } from '../../../ui/feedback/States';
import type { Examples } from '../data/Example';
import { Example, ignore } from '../data/Example';

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
