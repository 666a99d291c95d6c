import { useState } from 'react';
import styled from 'styled-components';
import type { SupportBundle } from '../../../store/diagnostics/supportBundle/bundleShape';
import { selectApp } from '../../../store/app/app';
import { SaveSupportFile } from './SaveSupportFile';
import { supportFile } from './supportFile';
import { supportFileText } from './supportFile.text';
import { useText } from '../../text/useText';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/forms/Button';
import { Section } from '../../ui/layout/Section';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { useAppSelector } from '../../app/hooks';

const Place = styled.div`
  display: grid;
  gap: ${space.m};
  justify-items: start;
  max-width: 40rem;
`;

/** A file that tells support what happened here: first what is in it, then the file. */
export const SupportFileSection = () => {
  const t = useText(supportFileText);
  const { version } = useAppSelector(selectApp);
  const [capsule, setCapsule] = useState<SupportBundle | null>(null);
  const [told, setTold] = useState('');
  const look = () => {
    const seen = supportFile(version);
    setCapsule(seen);
    setTold(seen ? '' : t.nothing);
  };
  return (
    <Section title={t.title}>
      <Place>
        <p>{t.why}</p>
        {capsule === null ? (
          <>
            <Button tone="ghost" onClick={look}>
              {t.show}
            </Button>
            <VisuallyHidden role="status">{told}</VisuallyHidden>
            {told !== '' && <p aria-hidden>{told}</p>}
          </>
        ) : (
          <SaveSupportFile capsule={capsule} />
        )}
      </Place>
    </Section>
  );
};
