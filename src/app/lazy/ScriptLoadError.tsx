import styled from 'styled-components';
import { color, layer, radius, shadow, space, target } from '../../theme/tokens';
import { LANGUAGES } from '../../text/catalogue';
import { scriptLoadErrorText } from './ScriptLoadError.text';

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
  html[lang='hi'] & [lang='en'],
  html[lang='en'] & [lang='hi'] {
    display: none;
  }
`;

/**
 * Stands hidden in the page itself and in no script: it is what the subscriber reads when the
 * portal's scripts have not come. `public/afterFirstPaint.js` shows it and asks for them again.
 */
export const ScriptLoadError = () => (
  <Word id="unloaded" role="alert" hidden>
    <p>
      {LANGUAGES.map((language) => (
        <span key={language} lang={language}>
          {scriptLoadErrorText[language].sentence}
        </span>
      ))}
    </p>
    <button type="button">
      {LANGUAGES.map((language) => (
        <span key={language} lang={language}>
          {scriptLoadErrorText[language].again}
        </span>
      ))}
    </button>
  </Word>
);
