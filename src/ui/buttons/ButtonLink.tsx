import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { buttonStyles, type ButtonTone } from './Button';

const Look = styled.a<{ readonly $tone: ButtonTone; readonly $wide: boolean }>`
  ${buttonStyles}
`;

interface ButtonLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly tone?: ButtonTone;
  readonly wide?: boolean;
  /** The accessible name, needed where several links have the same words. It begins with the words on the link. */
  readonly label?: string;
  /** What the press does besides opening the address. */
  readonly onClick?: () => void;
}

/** A link that looks like a button. */
export const ButtonLink = ({
  to,
  children,
  tone = 'primary',
  wide = false,
  label,
  onClick,
}: ButtonLinkProps) => (
  <Look as={Link} to={to} $tone={tone} $wide={wide} aria-label={label} onClick={onClick}>
    {children}
  </Look>
);

interface OutwardButtonProps extends Pick<
  ButtonLinkProps,
  'children' | 'tone' | 'wide' | 'onClick'
> {
  readonly href: string;
}

/** A link that looks like a button and leads to another site, to the phone or to the mail program. */
export const OutwardButton = ({
  href,
  children,
  tone = 'primary',
  wide = false,
  onClick,
}: OutwardButtonProps) => (
  <Look href={href} $tone={tone} $wide={wide} onClick={onClick}>
    {children}
  </Look>
);
