import { useState } from 'react';
import { selectApp } from '../../../store/app/app';
import type { SupportBundle } from '../../../store/diagnostics/supportBundle/bundleShape';
import { useAppSelector } from '../../app/hooks';
import { useText } from '../../text/useText';
import { Button } from '../../ui/buttons/Button';
import { Section } from '../../ui/layout/Section';
import { Stack } from '../../ui/layout/Stack';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { supportFileText } from './diagnostics.text';
import { SaveSupportFile } from './SaveSupportFile';
import { supportFile } from './supportFile';

export const SupportFileSection = () => {
  const t = useText(supportFileText);
  const { version } = useAppSelector(selectApp);
  const [bundle, setBundle] = useState<SupportBundle | null>(null);
  const [message, setMessage] = useState('');
  const showBundle = () => {
    const recorded = supportFile(version);
    setBundle(recorded);
    setMessage(recorded ? '' : t.nothing);
  };
  return (
    <Section title={t.title}>
      <Stack $gap="m" $justify="start" $maxWidth="40rem">
        <p>{t.description}</p>
        {bundle === null ? (
          <>
            <Button tone="ghost" onClick={showBundle}>
              {t.show}
            </Button>
            <VisuallyHidden role="status">{message}</VisuallyHidden>
            {message !== '' && <p aria-hidden>{message}</p>}
          </>
        ) : (
          <SaveSupportFile bundle={bundle} />
        )}
      </Stack>
    </Section>
  );
};
