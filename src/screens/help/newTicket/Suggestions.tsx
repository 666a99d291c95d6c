import { useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { faqPath } from '../../../../store/core/viewPaths';
import { loadFaqs, selectFaqs } from '../../../../store/help/faqs';
import type { Faq } from '../../../../store/wire/entities/service/faqs';
import { useAppSelector } from '../../../app/hooks';
import { useLoadOnMount } from '../../../app/hooks/useFlow';
import { OperatorText } from '../../../text/OperatorText';
import { useText } from '../../../text/useText';
import { color, radius, size, space, target } from '../../../theme/tokens';
import { useFaqsInLanguage } from '../useFaqsInLanguage';
import { newTicketText } from './newTicket.text';
import { suggestFaqs } from './suggestFaqs';

const NONE: readonly Faq[] = [];

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

/**
 * Answers that match the subject while it is typed, of those that the help page shows. They never block the form:
 * without them there are no suggestions.
 */
export const Suggestions = ({ text }: { readonly text: string }) => {
  const t = useText(newTicketText);
  const faqs = useFaqsInLanguage(useAppSelector(selectFaqs) ?? NONE);
  useLoadOnMount(loadFaqs);
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
