import styled from 'styled-components';
import { useText } from '../../text/useText';
import { color, layer, radius, shadow, space, target } from '../../theme/tokens';
import { scriptLoadErrorText } from '../app.text';

const FixedAlert = styled.div`
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
 * Shown when the portal's scripts did not load. React cannot render then, so the build writes this hidden alert into
 * the HTML of the page. `public/afterFirstPaint.js` shows the alert and loads the scripts again.
 */
export const ScriptLoadError = () => {
  const t = useText(scriptLoadErrorText);
  return (
    <FixedAlert id="unloaded" role="alert" hidden>
      <p>{t.sentence}</p>
      <button type="button">{t.again}</button>
    </FixedAlert>
  );
};
