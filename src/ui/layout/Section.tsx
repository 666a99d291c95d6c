import type { ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';
import { space, target } from '../../theme/tokens';

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
  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
  }
`;

interface SectionProps {
  readonly title: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A named part of a screen, with what can be done about all of it beside its name. */
export const Section = ({ title, actions, children }: SectionProps) => {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {actions}
      </Head>
      {children}
    </Part>
  );
};
