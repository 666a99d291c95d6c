import { useState } from 'react';
import styled from 'styled-components';
import type { Capsule } from '../../../store/capsule/shape';
import { selectApp } from '../../../store/app';
import { FileToSave } from '../../supportFile/FileToSave';
import { supportFile } from '../../supportFile/supportFile';
import { supportFileText } from '../../supportFile/supportFile.text';
import { useText } from '../../text/useText';
import { space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { Section } from '../../ui/Section';
import { Unseen } from '../../ui/Unseen';
import { useStore } from '../../useStore';

const Place = styled.div`
  display: grid;
  gap: ${space.m};
  justify-items: start;
  max-width: 40rem;
`;

/** A file that tells support what happened here: first what is in it, then the file. */
export const SupportFile = () => {
  const t = useText(supportFileText);
  const { version } = useStore(selectApp);
  const [capsule, setCapsule] = useState<Capsule | null>(null);
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
            <Unseen role="status">{told}</Unseen>
            {told !== '' && <p aria-hidden>{told}</p>}
          </>
        ) : (
          <FileToSave capsule={capsule} />
        )}
      </Place>
    </Section>
  );
};
