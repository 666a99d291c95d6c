import type { ReactNode } from 'react';
import styled from 'styled-components';
import { EntryPage, EntryTop } from '../../app/frame/EntryFrame';
import { media, space } from '../../theme/tokens';
import { ScreenTitle } from '../../ui/layout/ScreenTitle';

const Wide = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.xl};
  width: 100%;
  max-width: 1120px;
  margin: 0 auto;
  padding: ${space.s} ${space.l} ${space.xxl};
  ${media.wide} {
    padding: ${space.xl} ${space.xxl} ${space.xxxl};
  }
`;

interface ShopFrameProps {
  readonly title: string;
  readonly lead?: string;
  /** Which of the steps this is: each takes the focus to its heading. */
  readonly view: string;
  readonly back?: { readonly to: string; readonly label: string } | undefined;
  readonly children: ReactNode;
}

/** The frame of the entry, as wide as plans side by side need it. */
export const ShopFrame = ({ title, lead, view, back, children }: ShopFrameProps) => (
  <EntryPage>
    <EntryTop />
    <Wide>
      <ScreenTitle title={title} sub={lead} view={view} {...(back && { back })} />
      {children}
    </Wide>
  </EntryPage>
);
