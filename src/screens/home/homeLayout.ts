import styled, { css } from 'styled-components';
import { color, media, radius, shadow, size, space, weight } from '../../theme/tokens';

const sheet = css`
  padding: ${space.l};
  border: 1px solid ${color.line};
  border-radius: ${radius.sheet};
  background: ${color.surface};
  box-shadow: ${shadow};
`;

/** A wide screen has two columns; the second is as wide as the bill. */
export const homeColumns = 'minmax(0, 1fr) min(20rem, 36%)';

/** One sheet on a phone; on a wide screen the state and, beside it, what to pay. */
export const StateCard = styled.div`
  ${sheet}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  ${media.wide} {
    grid-template-columns: ${homeColumns};
    gap: ${space.xl};
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;
    & > * {
      ${sheet}
      padding: ${space.xl};
    }
  }
`;

/** A list of the home screen: open on a phone, a sheet where there is room for one. */
export const ListCard = styled.div`
  ${media.wide} {
    ${sheet}
    padding: ${space.l} ${space.xl} ${space.m};
  }
`;

export const PackStateRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.l};
  & > :last-child {
    flex: 1;
    min-width: 0;
  }
  ${media.wide} {
    gap: ${space.xl};
  }
`;

export const Headline = styled.p<{ readonly $over?: boolean }>`
  color: ${({ $over = false }) => ($over ? color.danger : color.ink)};
  font-weight: ${weight.strong};
  ${media.wide} {
    font-size: ${size.title};
  }
`;

export const SoftText = styled.p`
  color: ${color.inkSoft};
  font-size: ${size.small};
`;

export const RenewalArea = styled.div`
  display: grid;
  gap: ${space.m};
  align-content: center;
`;

export const AmountBlock = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 0 ${space.l};
`;

/** What the figure under it is. */
export const AmountLabel = styled(SoftText)`
  flex-basis: 100%;
`;

/** The one figure of the home screen: what to pay, or from when. */
export const BigAmount = styled.div`
  font-size: ${size.big};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.01em;
  line-height: 1.2;
  overflow-wrap: anywhere;
`;

/** Whether the balance is enough. Keeps its line while nobody knows. */
export const BalanceLine = styled(SoftText)<{ readonly $short?: boolean }>`
  flex-basis: 100%;
  min-height: 1lh;
  color: ${({ $short = false }) => ($short ? color.warn : color.inkSoft)};
`;
