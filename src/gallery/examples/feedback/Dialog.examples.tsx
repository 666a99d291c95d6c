import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { Dialog } from '../../../ui/feedback/Dialog';
import type { Examples } from '../data/Example';
import { Example } from '../data/Example';

const Removal = () => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Example>
      {(t) => (
        <>
          <Button tone="ghost" onClick={() => setOpen(true)}>
            {t.remove}
          </Button>
          <Dialog
            open={open}
            onClose={close}
            title={t.removeAsk}
            actions={
              <>
                <Button tone="ghost" onClick={close}>
                  {t.keep}
                </Button>
                <Button tone="danger" onClick={close}>
                  {t.remove}
                </Button>
              </>
            }
          >
            <p>{t.removeDescription}</p>
          </Dialog>
        </>
      )}
    </Example>
  );
};

export const galleryExamples: Examples = { 'Dialog that asks once more': () => <Removal /> };
