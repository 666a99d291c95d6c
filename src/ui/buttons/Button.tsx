import type { ComponentPropsWithRef, MouseEvent } from 'react';
import styled, { css, keyframes } from 'styled-components';
import { color, controlHeight, motion, radius, target, weight } from '../../theme/tokens';

export type ButtonTone = 'primary' | 'tonal' | 'ghost' | 'danger';

const tones = {
  primary: css`
    background: ${color.brand};
    color: ${color.onBrand};
  `,
  tonal: css`
    background: ${color.tint};
    color: ${color.brand};
  `,
  ghost: css`
    background: transparent;
    border-color: ${color.edge};
    color: ${color.brand};
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.onDanger};
  `,
};

/** The styles of a button. A link that looks like a button has the same styles. */
export const buttonStyles = css<{ readonly $tone: ButtonTone; readonly $wide: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: ${controlHeight};
  max-width: 100%;
  padding: 8px 20px;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font-weight: ${weight.strong};
  line-height: 1.25;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: filter ${motion};
  ${({ $tone }) => tones[$tone]}
  ${({ $wide }) => $wide && 'width: 100%;'}
  &:hover {
    filter: brightness(1.08);
  }
  &[aria-disabled='true'],
  &:disabled {
    filter: none;
    cursor: default;
  }
  &:disabled {
    opacity: 0.5;
  }
`;

/** A button that shows only an icon, without an edge or a background. */
export const bareIconStyles = css`
  display: grid;
  flex: none;
  place-items: center;
  width: ${target};
  height: ${target};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.inkSoft};
  cursor: pointer;
`;

const turn = keyframes`to { transform: rotate(1turn); }`;

const Press = styled.button<{ readonly $tone: ButtonTone; readonly $wide: boolean }>`
  ${buttonStyles}
  & > span {
    display: inherit;
    align-items: inherit;
    gap: inherit;
  }
  &[aria-busy='true'] > span {
    opacity: 0;
  }
  /* The spinner. */
  & > i {
    position: absolute;
    width: 20px;
    height: 20px;
    border: 2px solid;
    border-inline-end-color: transparent;
    border-radius: 50%;
    animation: ${turn} 0.8s linear infinite;
  }
`;

interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'style'> {
  readonly tone?: ButtonTone;
  /** True while a press is handled. The button keeps its size, its name and the focus, and ignores presses. */
  readonly busy?: boolean;
  readonly wide?: boolean;
}

export const Button = ({
  tone = 'primary',
  busy = false,
  wide = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  // Not `disabled`: the button would lose the focus. `preventDefault` stops a second submit, including one by Enter in
  // a field.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Press
      {...rest}
      type={type}
      $tone={tone}
      $wide={wide}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    >
      <span>{children}</span>
      {busy && <i aria-hidden />}
    </Press>
  );
};
