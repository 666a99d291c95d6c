import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import styled from 'styled-components';
import { color, media, size, space, target } from '../../theme/tokens';
import { backIcon, Icon } from '../data/Icon';
import { useOperator } from '../frame/operator';

const TitleHead = styled.div`
  /* On a phone the link back is an arrow before the title. */
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
  & > a {
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
  }
`;

interface ScreenTitleProps {
  readonly title: string;
  /**
   * The title of the document, if it must differ from the heading: the browser stores document titles in its history,
   * and a heading may contain the subscriber's name or products.
   */
  readonly documentTitle?: string;
  readonly sub?: ReactNode;
  readonly back?: { readonly to: string; readonly label: string };
  /** Names one of several views that share the address. A change of the view moves the focus too. */
  readonly view?: string | undefined;
}

/** The path and view of the last title; null until a title was shown. */
let lastPlace: string | null = null;

/** The h1 of a screen. It also sets the document title and, after the first screen, takes the focus. */
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

  // The first title takes no focus, unless the subscriber followed a link before any screen had shown a title.
  const hasFollowedLink = useNavigationType() === NavigationType.Push;
  useEffect(() => {
    const place = pathname + view;
    if ((lastPlace !== null || hasFollowedLink) && lastPlace !== place) heading.current?.focus();
    lastPlace = place;
  }, [pathname, view, hasFollowedLink]);

  return (
    <TitleHead data-back={back && ''}>
      {back !== undefined && (
        <Link to={back.to}>
          <Icon path={backIcon} />
          {back.label}
        </Link>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {sub !== undefined && <div>{sub}</div>}
    </TitleHead>
  );
};
