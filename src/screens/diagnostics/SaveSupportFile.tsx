import { useState } from 'react';
import styled from 'styled-components';
import type { SupportBundle } from '../../../store/diagnostics/supportBundle/bundleShape';
import { selectUser } from '../../../store/identity/session';
import { useText } from '../../text/useText';
import { color, radius, size, space } from '../../theme/tokens';
import { Button } from '../../ui/forms/Button';
import { TextOr } from '../../ui/data/TextOr';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { useAppSelector } from '../../app/hooks';
import { BundleLists } from './BundleLists';
import { saveSupportFile } from './supportFile';
import { supportFileText } from './supportFile.text';

const Inside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  width: 100%;
  padding: ${space.l};
  border-radius: ${radius.sheet};
  background: ${color.surface};
  h3 {
    font-size: ${size.body};
  }
  dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
    gap: ${space.s} ${space.l};
    margin: 0;
  }
  dt {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** What is in the file, and then the file. */
export const SaveSupportFile = ({ capsule }: { readonly capsule: SupportBundle }) => {
  const t = useText(supportFileText);
  const [told, setTold] = useState('');
  const save = () => {
    try {
      saveSupportFile(capsule);
      setTold(t.saved);
    } catch {
      setTold(t.failed);
    }
  };
  return (
    <>
      <Contents of={capsule} />
      <Button onClick={save}>{t.save}</Button>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      {told !== '' && <p aria-hidden>{told}</p>}
    </>
  );
};

const Contents = ({ of: capsule }: { readonly of: SupportBundle }) => {
  const t = useText(supportFileText);
  const customerid = useAppSelector(selectUser)?.customerid;
  const { browser, configuration } = capsule;
  return (
    <Inside role="group" aria-label={t.inside}>
      <h3>{t.inside}</h3>
      <p>{t.without}</p>
      <dl>
        <Fact name={t.customer} is={customerid} />
        <Fact name={t.version} is={capsule.version} />
        <Fact name={t.server} is={String(configuration['server'] ?? '')} />
        <Fact name={t.browser} is={String(browser['userAgent'])} />
        <Fact name={t.screen} is={t.pixels(Number(browser['width']), Number(browser['height']))} />
      </dl>
      <BundleLists of={capsule} />
    </Inside>
  );
};

const Fact = ({ name, is }: { readonly name: string; readonly is: string | undefined }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <TextOr text={is} />
    </dd>
  </div>
);
