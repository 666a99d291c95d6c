import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { selectApp, selectRealtime } from '../../../store/app/app';
import { CONTACT, PROFILE, SURVEY } from '../../../store/core/paths';
import { logOut } from '../../../store/identity/session';
import { useText } from '../../text/useText';
import { color, controlHeight, media, size, space } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { Icon } from '../../ui/data/Icon';
import { forwardIcon } from '../../ui/data/icons';
import { visuallyHidden } from '../../ui/layout/VisuallyHidden';
import { accountSectionText } from '../app.text';
import { useAppDispatch, useAppSelector } from '../hooks';
import { useIsRunning } from '../hooks/useFlow';

/** A phone's list of ways; beside the rail of a wide screen one quiet line. */
const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  ${media.wide} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.m} ${space.xl};
    padding-top: ${space.l};
    border-top: 1px solid ${color.line};
  }
  ${media.print} {
    display: none;
  }
`;

const Title = styled.h2`
  ${media.wide} {
    ${visuallyHidden}
  }
`;

const Ways = styled.ul`
  & > li + li {
    border-top: 1px solid ${color.line};
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: ${controlHeight};
    color: ${color.ink};
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  svg {
    color: ${color.inkSoft};
  }
  ${media.wide} {
    display: flex;
    gap: ${space.xl};
    margin-inline-end: auto;
    & > li + li {
      border: 0;
    }
    a {
      color: ${color.brand};
    }
    svg {
      display: none;
    }
  }
`;

/** What the rail of a wide screen has too. */
const PhoneOnly = styled.li`
  ${media.wide} {
    display: none;
  }
`;

const Version = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

/** The quiet end of the home screen: who I am, how the portal looks, and the way out. */
export const AccountSection = () => {
  const t = useText(accountSectionText);
  const dispatch = useAppDispatch();
  const title = useId();
  // Only the realtime database can hold a survey that takes answers.
  const hasSurvey = useAppSelector(selectRealtime) !== '';
  const isLeaving = useIsRunning(logOut);
  const isOnProfile = useLocation().pathname === PROFILE;
  const way = (to: string, name: string) => (
    <Link to={to}>
      {name}
      <Icon path={forwardIcon} />
    </Link>
  );
  return (
    <Section aria-labelledby={title}>
      <Title id={title}>{t.title}</Title>
      <Ways role="list">
        {!isOnProfile && <PhoneOnly>{way(PROFILE, t.profile)}</PhoneOnly>}
        <li>{way(CONTACT, t.contact)}</li>
        {hasSurvey && <li>{way(SURVEY, t.survey)}</li>}
      </Ways>
      <PhoneOnly as="div">
        <Button tone="ghost" wide busy={isLeaving} onClick={() => dispatch(logOut.requested())}>
          {t.logOut}
        </Button>
      </PhoneOnly>
      <Version translate="no">{useAppSelector(selectApp).version}</Version>
    </Section>
  );
};
