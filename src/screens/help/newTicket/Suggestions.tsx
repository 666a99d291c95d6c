import { useDeferredValue, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Faq } from '../../../../store/help/content/faqs/faq';
import { HOME } from '../../../app/guard';
import { useLanguage, useText } from '../../../text/useText';
import { color, radius, size, space, target } from '../../../theme/tokens';
import { suggestFaqs } from './suggestFaqs';
import { newTicketText } from './newTicket.text';

const Place = styled.div`
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

/** Answers that may already help, found by what is being typed. They wait for nobody and hold nobody up. */
export const Suggestions = ({ text }: { readonly text: string }) => {
  const t = useText(newTicketText);
  const language = useLanguage();
  const faqs = useShippedFaqs();
  const found = suggestFaqs(useDeferredValue(text), faqs);
  return (
    // Always there, so that its filling is read out.
    <Place role="status">
      {found.length > 0 && (
        <>
          <p>{t.mayHelp}</p>
          <ul>
            {found.map(({ id, question }) => (
              <li key={id}>
                <Link to={`${HOME}/help#${id}`}>{question[language]}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </Place>
  );
};

/** A chunk of its own, heavy by its two languages; without it there are just no suggestions. */
const useShippedFaqs = (): readonly Faq[] => {
  const [faqs, setFaqs] = useState<readonly Faq[]>([]);
  useEffect(() => {
    let isHere = true;
    import(/* webpackChunkName: "faqs" */ '../../../../store/help/content/faqs').then(
      ({ shippedFaqs }) => isHere && setFaqs(shippedFaqs),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  return faqs;
};
