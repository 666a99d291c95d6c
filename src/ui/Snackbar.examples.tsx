import { useState } from 'react';
import { success, error } from '../../store/snackbar';
import type { Snackbar as Shown } from '../../store/snackbar';
import { Button } from './Button';
import { Sample } from './Sample';
import type { Examples } from './Sample';
import { Stack } from './Sheet';
import { Snackbar } from './Snackbar';

const Both = () => {
  const [shown, show] = useState<Shown | null>(null);
  return (
    <Sample>
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
    </Sample>
  );
};

export const examples: Examples = { 'Snackbar of both colours': () => <Both /> };
