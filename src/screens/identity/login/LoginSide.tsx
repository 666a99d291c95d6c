import styled from 'styled-components';
import type { Language } from '../../../../store/core/languages';
import { useLanguage, useText } from '../../../text/useText';
import { SIDE_WIDTH } from '../../../theme/GlobalStyle';
import { barTop, color, media, size, space, weight } from '../../../theme/tokens';
import { OperatorMark } from '../../../ui/frame/OperatorMark';
import { arcs } from '../../../ui/layout/arcs';
import { loginSideText } from './LoginSide.text';

const Side = styled.aside`
  display: none;
  ${media.wide} {
    position: fixed;
    inset: ${barTop} auto 0 0;
    width: ${SIDE_WIDTH};
    display: grid;
    grid-template-rows: auto 1fr;
    overflow-y: auto;
    padding: ${space.xxxl};
    background-color: ${color.deep};
    ${arcs('100% 100%', 96)}
    color: ${color.onDeep};
    & > :first-child {
      color: inherit;
    }
    [data-operator='mark'] {
      background: ${color.onDeep};
      color: ${color.deep};
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** A page that is shown in another language than it was sent in has no words for its side. */
const Words = styled.div<{ readonly $language: Language }>`
  html:not([lang='${({ $language }) => $language}']) & {
    visibility: hidden;
  }
  align-self: center;
  max-width: 27rem;
  p {
    font-size: ${size.huge};
    font-weight: ${weight.strong};
    line-height: 1.2;
  }
  li {
    margin-top: ${space.xl};
    color: ${color.deepSoft};
    font-size: ${size.small};
  }
  b {
    display: block;
    color: ${color.onDeep};
    font-size: ${size.body};
  }
`;

/**
 * The operator's colour and what the portal does, beside the login on a wide screen. It is part of the page
 * itself, and no script knows it: `GlobalStyle` shows it while there is a login.
 */
export const LoginSide = () => {
  const t = useText(loginSideText);
  const language = useLanguage();
  return (
    <Side>
      <OperatorMark />
      <Words $language={language}>
        <p>{t.claim}</p>
        <ul>
          {t.points.map(([title, words]) => (
            <li key={title}>
              <b>{title}</b>
              {words}
            </li>
          ))}
        </ul>
      </Words>
    </Side>
  );
};
