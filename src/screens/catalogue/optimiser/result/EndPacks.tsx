import { useState } from 'react';
import type { Saving } from '../../../../../store/catalogue/optimiser/saving';
import { endReplacedPacks, replacementChosen } from '../../../../../store/packs/replacement';
import { useAppDispatch } from '../../../../app/hooks';
import { useText } from '../../../../text/useText';
import { Button } from '../../../../ui/buttons/Button';
import { Dialog } from '../../../../ui/feedback/Dialog';
import { resultText } from '../../catalogue.text';
import { toReplacement } from './TakeMix';

/** Ends packs that nothing has to replace, after a confirmation. What happened to each is above the result. */
export const EndPacks = ({ saving }: { readonly saving: Saving }) => {
  const t = useText(resultText);
  const dispatch = useAppDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const count = saving.removedPacks.length;
  const end = () => {
    setIsOpen(false);
    dispatch(replacementChosen(toReplacement(saving)));
    dispatch(endReplacedPacks.requested());
  };
  return (
    <>
      <Button wide onClick={() => setIsOpen(true)}>
        {t.end(count)}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t.endAsk(count)}
        actions={
          <>
            <Button tone="ghost" onClick={() => setIsOpen(false)}>
              {t.keep}
            </Button>
            <Button tone="danger" onClick={end}>
              {t.endYes}
            </Button>
          </>
        }
      >
        <p>{t.endMeans}</p>
      </Dialog>
    </>
  );
};
