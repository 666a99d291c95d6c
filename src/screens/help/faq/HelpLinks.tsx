import { useId } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { selectRealtime } from '../../../../store/app/app';
import { PAYMENT_STATUS, SURVEY } from '../../../../store/core/paths';
import { useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { color, media, size, space, target, weight } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { Card } from '../../../ui/layout/Card';
import { faqText } from './faq.text';
import { faqLinkPaths } from './FaqAnswers';

const GuideCard = styled(Card)`
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
  h2 {
    font-size: ${size.title};
  }
  p {
    color: ${color.inkSoft};
  }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.xl};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    font-weight: ${weight.strong};
  }
`;

/** The picture guide first, then the links to the other help screens. */
export const HelpLinks = () => {
  const t = useText(faqText);
  const id = useId();
  // Only the realtime database can hold a survey that takes answers.
  const hasSurvey = useAppSelector(selectRealtime) !== '';
  return (
    <>
      <GuideCard as="section" aria-labelledby={id}>
        <div>
          <h2 id={id}>{t.picture}</h2>
          <p>{t.pictureDescription}</p>
        </div>
        <ButtonLink to={faqLinkPaths.picture} label={`${t.pictureStart}: ${t.picture}`}>
          {t.pictureStart}
        </ButtonLink>
      </GuideCard>
      <nav aria-label={t.links}>
        <Links role="list">
          <li>
            <Link to={faqLinkPaths.support}>{t.support}</Link>
          </li>
          <li>
            <Link to={faqLinkPaths.contact}>{t.contact}</Link>
          </li>
          <li>
            <Link to={PAYMENT_STATUS}>{t.checkPayment}</Link>
          </li>
          {hasSurvey && (
            <li>
              <Link to={SURVEY}>{t.survey}</Link>
            </li>
          )}
        </Links>
      </nav>
    </>
  );
};
