import styled from 'styled-components';
import { useText } from '../../text/useText';
import { color, layer, radius, shadow, space, target } from '../../theme/tokens';
import { scriptLoadErrorText } from '../app.text';

const Word = styled.div`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.loader};
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space.m};
  align-items: center;
  max-width: 560px;
  margin: ${space.m} auto;
  padding: ${space.m} ${space.l};
  border: 1px solid ${color.line};
  border-radius: ${radius.sheet};
  background: ${color.surface};
  box-shadow: ${shadow};
  &[hidden] {
    display: none;
  }
  button {
    min-height: ${target};
    padding: 0 ${space.m};
    border: 1px solid ${color.edge};
    border-radius: ${radius.control};
    background: none;
    color: ${color.brand};
    cursor: pointer;
  }
`;

/**
 * Stands hidden in the page itself and in no script: it is what the subscriber reads when the
 * portal's scripts have not come. `public/afterFirstPaint.js` shows it and asks for them again.
 */
export const ScriptLoadError = () => {
  const t = useText(scriptLoadErrorText);
  return (
    <Word id="unloaded" role="alert" hidden>
      <p>{t.sentence}</p>
      <button type="button">{t.again}</button>
    </Word>
  );
};
