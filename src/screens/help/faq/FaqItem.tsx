import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { Faq } from '../../../../store/wire/entities/service/faqs';
import { OperatorText } from '../../../text/OperatorText';
import { useOperatorWords } from '../../../text/useOperatorWords';
import { useText } from '../../../text/useText';
import { color, controlHeight, motion, space, target } from '../../../theme/tokens';
import { Icon } from '../../../ui/data/Icon';
import { downIcon } from '../../../ui/data/icons';
import { faqText } from './faq.text';
import { faqLinkPaths } from './faqLinks';

const Item = styled.details`
  scroll-margin-top: 72px;
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space.m};
    min-height: ${controlHeight};
    padding: ${space.s} 0;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary > span {
    min-width: 0;
  }
  svg {
    flex: none;
    color: ${color.inkSoft};
    transition: transform ${motion};
  }
  &[open] > summary svg {
    transform: rotate(180deg);
  }
  &[open] > summary {
    color: ${color.brand};
  }
  & > div {
    display: grid;
    justify-items: start;
    gap: ${space.m};
    max-width: 40rem;
    padding: ${space.xs} 0 ${space.m};
  }
  & > div > a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
  }
`;

/** A question that unfolds its answer and puts its id into the address. */
export const FaqItem = ({ id, question, answer, place: link }: Faq) => {
  const t = useText(faqText);
  const { words, lang } = useOperatorWords()(answer);
  const navigate = useNavigate();
  return (
    <Item
      id={id}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void navigate({ hash: id }, { replace: true });
      }}
    >
      <summary>
        <span>
          <OperatorText text={question} />
        </span>
        <Icon path={downIcon} />
      </summary>
      <div>
        {words.split('\n\n').map((paragraph) => (
          <p key={paragraph} lang={lang}>
            {paragraph}
          </p>
        ))}
        {link && <Link to={faqLinkPaths[link]}>{t.linkNames[link]}</Link>}
      </div>
    </Item>
  );
};
