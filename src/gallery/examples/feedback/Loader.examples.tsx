import { useState } from 'react';
import { Button } from '../../../ui/buttons/Button';
import { Loader } from '../../../ui/feedback/Loader';
import type { Examples } from '../data/Example';
import { Example } from '../data/Example';

const SHOWN_MS = 2000;

const Wait = () => {
  const [visible, setVisible] = useState(false);
  const wait = () => {
    setVisible(true);
    setTimeout(() => setVisible(false), SHOWN_MS);
  };
  return (
    <Example>
      {(t) => (
        <>
          <Button tone="ghost" onClick={wait}>
            {t.check}
          </Button>
          <Loader visible={visible} />
        </>
      )}
    </Example>
  );
};

export const galleryExamples: Examples = { 'Loader for two seconds': () => <Wait /> };
