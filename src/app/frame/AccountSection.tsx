import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { selectApp, selectRealtime } from '../../../store/app/app';
import { CONTACT, PROFILE, SURVEY } from '../../../store/core/paths';
import { logOut } from '../../../store/identity/session';
import { useText } from '../../text/useText';
import { color, controlHeight, media, space } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { Icon } from '../../ui/data/Icon';
import { forwardIcon } from '../../ui/data/icons';
import { SoftText } from '../../ui/layout/Text';
import { PhoneOnly, visuallyHidden } from '../../ui/layout/VisuallyHidden';
import { accountSectionText } from '../app.text';
import { useAppDispatch, useAppSelector } from '../hooks';
import { useIsRunning } from '../hooks/useFlow';

/** A list of links on a phone; a single line on a wide screen. */
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
    h2 {
      ${visuallyHidden}
    }
  }
  ${media.print} {
    display: none;
  }
`;

const Links = styled.ul`
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

/** The account links, on a phone the log-out button, and the version: the end of the home screen and of the profile. */
export const AccountSection = () => {
  const t = useText(accountSectionText);
  const dispatch = useAppDispatch();
  const title = useId();
  // Without a realtime database there is no survey.
  const hasSurvey = useAppSelector(selectRealtime) !== '';
  const isLoggingOut = useIsRunning(logOut);
  const isOnProfile = useLocation().pathname === PROFILE;
  const linkTo = (to: string, name: string) => (
    <Link to={to}>
      {name}
      <Icon path={forwardIcon} />
    </Link>
  );
  return (
    <Section aria-labelledby={title}>
      <h2 id={title}>{t.title}</h2>
      <Links role="list">
        {!isOnProfile && <PhoneOnly as="li">{linkTo(PROFILE, t.profile)}</PhoneOnly>}
        <li>{linkTo(CONTACT, t.contact)}</li>
        {hasSurvey && <li>{linkTo(SURVEY, t.survey)}</li>}
      </Links>
      <PhoneOnly as="div">
        <Button tone="ghost" wide busy={isLoggingOut} onClick={() => dispatch(logOut.requested())}>
          {t.logOut}
        </Button>
      </PhoneOnly>
      <SoftText translate="no">{useAppSelector(selectApp).version}</SoftText>
    </Section>
  );
};
