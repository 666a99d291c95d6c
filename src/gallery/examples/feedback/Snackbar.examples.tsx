import { useState } from 'react';
import { success, error } from '../../../../store/app/snackbar';
import type { SnackbarMessage as Shown } from '../../../../store/app/snackbar';
import { Button } from '../../../ui/buttons/Button';
import { Example } from '../data/Example';
import type { Examples } from '../data/Example';
import { Stack } from '../../../ui/layout/Card';
import { Snackbar } from '../../../ui/feedback/Snackbar';

const Both = () => {
  const [shown, show] = useState<Shown | null>(null);
  return (
    <Example>
      {(t) => (
        <Stack>
          <Button tone="ghost" onClick={() => show(success(t.saved))}>
            {t.active}
          </Button>
          <Button tone="ghost" onClick={() => show(error(t.refused))}>
            {t.stopped}
          </Button>
          <Button tone="ghost" onClick={() => show(null)}>
            {t.leave}
          </Button>
          <Snackbar shown={shown} />
        </Stack>
      )}
    </Example>
  );
};

export const galleryExamples: Examples = { 'Snackbar of both colours': () => <Both /> };
