import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import styled from 'styled-components';
import { color, media, size, space, target } from '../../theme/tokens';
import { backIcon, Icon } from '../data/Icon';
import { useOperator } from '../frame/operator';

const Head = styled.div`
  /* On a phone the way back is an arrow before the title. */
  ${media.belowWide} {
    &[data-back] {
      display: grid;
      grid-template-columns: auto 1fr;
      align-items: center;
    }
    & > div {
      grid-column: span 2;
    }
  }
  h1 {
    font-size: ${size.title};
    overflow-wrap: anywhere;
    ${media.wide} {
      font-size: ${size.big};
      letter-spacing: -0.01em;
    }
  }
  & > div {
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-height: ${target};
  margin-inline-start: -6px;
  text-decoration: none;
  ${media.belowWide} {
    min-width: ${target};
    font-size: 0;
  }
`;

interface ScreenTitleProps {
  readonly title: string;
  /** What the document is called where the title speaks of the subscriber: it stays in the browser's history. */
  readonly documentTitle?: string;
  readonly sub?: ReactNode;
  readonly back?: { readonly to: string; readonly label: string };
  /** Which of several views of one address this is: coming to another one takes the focus too. */
  readonly view?: string | undefined;
}

/** Where the last title stood: the first paint leaves the focus to the browser, every later screen takes it. */
let lastPlace: string | null = null;

/** The one h1 of a screen. It names the document too, and takes the focus when the subscriber comes here. */
export const ScreenTitle = ({
  title,
  documentTitle = title,
  sub,
  back,
  view = '',
}: ScreenTitleProps) => {
  const { name } = useOperator();
  const { pathname } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    document.title = `${documentTitle} · ${name}`;
  }, [documentTitle, name]);

  // A link may be followed before the first screen has shown a title.
  const hasFollowedLink = useNavigationType() === NavigationType.Push;
  useEffect(() => {
    const place = pathname + view;
    if ((lastPlace !== null || hasFollowedLink) && lastPlace !== place) heading.current?.focus();
    lastPlace = place;
  }, [pathname, view, hasFollowedLink]);

  return (
    <Head data-back={back && ''}>
      {back !== undefined && (
        <Back to={back.to}>
          <Icon path={backIcon} />
          {back.label}
        </Back>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {sub !== undefined && <div>{sub}</div>}
    </Head>
  );
};
