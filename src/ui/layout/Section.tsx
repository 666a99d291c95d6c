import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color, size, space, target, weight } from '../../theme/tokens';

const MARK = '40px';

/** The heading line of a part about one service: its mark, its name, and its state or an action. */
export const ServiceHead = styled.div`
  display: grid;
  grid-template-columns: ${MARK} minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.s};
`;

const markTones = {
  brand: [color.tint, color.brand],
  fibre: [color.fibreTint, color.fibreText],
  success: [color.successTint, color.success],
} as const;

export const ServiceMark = styled.span<{ readonly $tone?: keyof typeof markTones }>`
  display: grid;
  place-items: center;
  width: ${MARK};
  height: ${MARK};
  border-radius: 12px;
  background: ${({ $tone = 'brand' }) => markTones[$tone][0]};
  color: ${({ $tone = 'brand' }) => markTones[$tone][1]};
`;

export const ServiceName = styled.div`
  min-width: 0;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.s};
`;

const SectionHead = styled.div`
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

const Caption = styled.h2`
  color: ${color.inkSoft};
  font-size: ${size.small};
  font-weight: ${weight.normal};
`;

interface SectionProps {
  readonly title: ReactNode;
  /** True for a title that says what the content has in common. Such a title is small and grey. */
  readonly isCaption?: boolean;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a screen with a heading, and beside it the actions that concern the whole part. */
export const Section = ({ title, isCaption = false, actions, children }: SectionProps) => {
  const id = useId();
  const Title = isCaption ? Caption : 'h2';
  return (
    <Part aria-labelledby={id}>
      <SectionHead>
        <Title id={id}>{title}</Title>
        {actions}
      </SectionHead>
      {children}
    </Part>
  );
};
