import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Language } from '../../../../store/core/languages';
import type { Faq } from '../../../../store/wire/entities/service/faqs';
import { faqPath } from '../../../../store/core/paths';
import { OperatorText } from '../../../text/OperatorText';
import { useLanguage, useText } from '../../../text/useText';
import { color, radius, size, space, target } from '../../../theme/tokens';
import { suggestFaqs } from './suggestFaqs';
import { newTicketText } from './newTicket.text';

const SuggestionBox = styled.div`
  &:not(:empty) {
    padding: ${space.m} ${space.l};
    border-radius: ${radius.control};
    background: ${color.tint};
    font-size: ${size.small};
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
  }
`;

/** Answers that match the subject while it is typed. They never block the form. */
export const Suggestions = ({ text }: { readonly text: string }) => {
  const t = useText(newTicketText);
  const faqs = useShippedFaqs();
  const found = suggestFaqs(useDeferredValue(text), faqs);
  return (
    // Always rendered, so that screen readers announce its content.
    <SuggestionBox role="status">
      {found.length > 0 && (
        <>
          <p>{t.mayHelp}</p>
          <ul>
            {found.map(({ id, question }) => (
              <li key={id}>
                <Link to={faqPath(id)}>
                  <OperatorText text={question} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </SuggestionBox>
  );
};

/** Loads the answers that come with the portal in a separate chunk; without them there are no suggestions. */
const useShippedFaqs = (): readonly Faq[] => {
  const language = useLanguage();
  const [inLanguage, setInLanguage] = useState<FaqsInLanguage>(() => () => []);
  useEffect(() => {
    let isHere = true;
    import(/* webpackChunkName: "faqs" */ './shippedFaqs').then(
      ({ shippedFaqsIn }) => isHere && setInLanguage(() => shippedFaqsIn),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return useMemo(() => inLanguage(language), [inLanguage, language]);
};

type FaqsInLanguage = (language: Language) => readonly Faq[];
