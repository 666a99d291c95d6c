import { useState } from 'react';
import type { SnackbarMessage as Shown } from '../../../../store/app/snackbar';
import { error, success } from '../../../../store/app/snackbar';
import { Button } from '../../../ui/buttons/Button';
import { Snackbar } from '../../../ui/feedback/Snackbar';
import { Stack } from '../../../ui/layout/Card';
import type { Examples } from '../data/Example';
import { Example } from '../data/Example';

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
