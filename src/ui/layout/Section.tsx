import type { ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';
import { media, space, target } from '../../theme/tokens';
import { visuallyHidden } from './VisuallyHidden';

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.s};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.l};
  ${media.belowWide} {
    h2[data-heard] {
      ${visuallyHidden}
    }
  }
  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
  }
`;

interface SectionProps {
  readonly title: string;
  readonly actions?: ReactNode;
  /** On a phone only heard: there the title of the screen or what is beside it says it. */
  readonly isHeardOnPhone?: boolean;
  readonly children: ReactNode;
}

/** A named part of a screen, with what can be done about all of it beside its name. */
export const Section = ({ title, actions, isHeardOnPhone = false, children }: SectionProps) => {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <Head>
        <h2 id={id} data-heard={isHeardOnPhone || undefined}>
          {title}
        </h2>
        {actions}
      </Head>
      {children}
    </Part>
  );
};
