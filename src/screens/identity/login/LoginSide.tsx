import styled, { createGlobalStyle } from 'styled-components';
import { LANGUAGES } from '../../../../store/core/languages';
import { useLanguage, useText } from '../../../text/useText';
import { arcs } from '../../../theme/arcs';
import { barTop, color, media, size, space, target, weight } from '../../../theme/tokens';
import { OperatorMark } from '../../../ui/frame/operator';
import { loginSideText } from '../identity.text';

const WIDTH = '43.75%';

/** Matches while the login is shown on a page whose HTML contains the side panel (`#side`). */
const LOGIN = ":root:not([data-first='other']):has(#side > *):has([data-login])";

/** Places the login beside the side panel, on a phone below it. These rules are in the page's HTML, not in a script. */
const LoginBeside = createGlobalStyle`
  :root:not(:has([data-login])) #side, :root[data-first='other'] #side { display: none; }
  /* The side has the operator's mark already. */
  ${LOGIN} [data-login] > header > :first-child { visibility: hidden; }
  @media (min-width: 600px) {
    ${LOGIN} main { margin-block: ${space.xxl}; }
  }
  ${media.belowWide} {
    ${LOGIN} [data-login] { min-height: 0; }
    ${LOGIN} [data-login] > header { position: absolute; inset: 0 0 auto; }
    ${LOGIN} [data-login] > header button { color: ${color.onDeep}; outline-color: ${color.onDeep}; }
  }
  ${media.wide} {
    ${LOGIN} #root { padding-inline-start: ${WIDTH}; }
    /* At the top and not in the middle, so that the login does not move while the rest of the page arrives. */
    ${LOGIN} main {
      align-self: start;
      margin-block: 0;
      padding-top: 16px;
      border: 0;
      background: none;
      box-shadow: none;
    }
  }
  ${media.print} {
    ${LOGIN} #root { padding-inline-start: 0; }
    ${LOGIN} [data-login] > header { position: static; }
    ${LOGIN} [data-login] > header > :first-child { visibility: visible; }
  }
`;

const Side = styled.aside`
  display: grid;
  gap: ${space.m};
  padding: ${space.s} ${space.l} ${space.xl};
  background-color: ${color.deep};
  ${arcs('100% 100%', 40)}
  color: ${color.onDeep};
  & > :first-child {
    min-height: ${target};
    color: inherit;
  }
  [data-operator='mark'] {
    background: ${color.onDeep};
    color: ${color.deep};
  }
  ${media.wide} {
    position: fixed;
    inset: ${barTop} auto 0 0;
    width: ${WIDTH};
    grid-template-rows: auto 1fr;
    gap: 0;
    overflow-y: auto;
    padding: ${space.xxxl};
    ${arcs('100% 100%', 96)}
  }
  ${media.print} {
    display: none;
  }
`;

/** Matches words in a language other than the page's. */
const OTHER_LANGUAGE = LANGUAGES.map(
  (language) => `html[lang='${language}'] &:not([lang='${language}'])`,
).join(', ');

/** The words are hidden if the page is shown in a language other than that of its HTML. */
const Words = styled.div`
  ${OTHER_LANGUAGE} {
    display: none;
  }
  align-self: center;
  max-width: 27rem;
  p {
    font-size: ${size.big};
    font-weight: ${weight.strong};
    letter-spacing: -0.01em;
    line-height: 1.2;
    text-wrap: balance;
  }
  ul {
    display: none;
  }
  ${media.wide} {
    p {
      font-size: ${size.huge};
    }
    ul {
      display: block;
    }
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
 * The side panel with the operator's colour and what the portal does. The panel is beside the login on a wide screen
 * and above the login on a phone. It is in the page's HTML and in no script.
 */
export const LoginSide = () => {
  const t = useText(loginSideText);
  const language = useLanguage();
  return (
    <Side>
      <LoginBeside />
      <OperatorMark />
      <Words lang={language}>
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
