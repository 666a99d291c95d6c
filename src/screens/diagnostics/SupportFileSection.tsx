import { useState } from 'react';
import styled from 'styled-components';
import { selectApp } from '../../../store/app/app';
import type { SupportBundle } from '../../../store/diagnostics/supportBundle/bundleShape';
import { useAppSelector } from '../../app/hooks';
import { useText } from '../../text/useText';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { Section } from '../../ui/layout/Section';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { supportFileText } from './diagnostics.text';
import { SaveSupportFile } from './SaveSupportFile';
import { supportFile } from './supportFile';

const Layout = styled.div`
  display: grid;
  gap: ${space.m};
  justify-items: start;
  max-width: 40rem;
`;

/** Shows what the support file contains and saves it. */
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
      <Layout>
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
      </Layout>
    </Section>
  );
};
