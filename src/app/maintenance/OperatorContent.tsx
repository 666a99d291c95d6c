import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Language } from '../../../store/core/languages';
import { usePortal } from '../PortalServices';
import { sanitizeContent, sanitizeRules } from './sanitizeContent';

/**
 * Nothing the operator's content says can reach outside this box, whatever its styles ask for. The
 * tree hangs on an element inside it: a style sheet may change its own root (`:host`), not more.
 */
const Box = styled.div`
  contain: content;
  overflow: auto;
`;

interface OperatorContentProps {
  /** HTML of the operator's making. */
  readonly content: string;
  readonly lang: Language;
  /** CSS of the operator's making. */
  readonly rules: string;
}

/**
 * Content that the server gives: sanitised, and kept in a shadow tree so that its
 * styles meet nothing else. A style sheet made by script needs no exception in the page's policy.
 */
export const OperatorContent = ({ content, lang, rules }: OperatorContentProps) => {
  const box = useRef<HTMLDivElement>(null);
  const { imageHosts } = usePortal();
  useEffect(() => {
    if (!box.current) return;
    const tree = box.current.shadowRoot ?? box.current.attachShadow({ mode: 'open' });
    tree.adoptedStyleSheets = [sheetOf(sanitizeRules(rules, imageHosts))];
    tree.replaceChildren(sanitizeContent(content, imageHosts));
  }, [content, rules, imageHosts]);
  return (
    <Box>
      <div ref={box} lang={lang} />
    </Box>
  );
};

/** Rules, or the declarations of one; what is no CSS is dropped by the browser's own parser. */
const sheetOf = (rules: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.includes('{') ? rules : `:host { ${rules} }`);
  return sheet;
};
