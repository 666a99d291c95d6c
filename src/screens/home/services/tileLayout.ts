import styled from 'styled-components';
import { color, media, radius, shadow, size, space, weight } from '../../../theme/tokens';

/** The surface of the home screen's parts. */
export const Tile = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  align-content: start;
  min-width: 0;
  padding: ${space.l};
  border: 1px solid ${color.line};
  border-radius: ${radius.sheet};
  background: ${color.surface};
  box-shadow: ${shadow};
  @media (min-width: 600px) {
    padding: 20px;
  }
  ${media.print} {
    break-inside: avoid;
  }
`;

export const TileHead = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.m};
`;

export const TileMark = styled.span<{ readonly $fibre?: boolean }>`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border-radius: 12px;
  background: ${({ $fibre = false }) => ($fibre ? color.fibreTint : color.tint)};
  color: ${({ $fibre = false }) => ($fibre ? color.fibreText : color.brand)};
`;

export const TileName = styled.div`
  min-width: 0;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

/** How long it still runs: the words, the date and the bar. */
export const TileEnds = styled.div`
  display: grid;
  gap: ${space.s};
`;

export const TileEndsLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space.m};
`;

export const Headline = styled.p<{ readonly $over?: boolean }>`
  color: ${({ $over = false }) => ($over ? color.danger : color.ink)};
  font-size: ${size.title};
  font-weight: ${weight.strong};
  line-height: 1.3;
`;

/** The buttons of all tiles of a row stand at the same height. */
export const TileActions = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space.s};
  align-self: end;
  ${media.print} {
    display: none;
  }
`;

/** Between the words and the buttons: takes what the highest tile of the row leaves. */
export const TileBody = styled.div`
  display: grid;
  gap: ${space.s};
  align-content: start;
`;
