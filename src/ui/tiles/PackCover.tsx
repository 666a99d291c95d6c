import { memo } from 'react';
import styled, { css } from 'styled-components';
import { color, media } from '../../theme/tokens';
import { coverCells } from './coverCells';
import { Glyph, type TileChannel } from './ChannelTile';
import { fibre, genres } from './genres';
import { genreColours } from './tileStyle';

/** 132 × 88 with monograms; 72 × 48 for lists and tables, with glyphs alone; or the one or the other by the screen. */
export type CoverSize = 'large' | 'small' | 'growing';

const largeCover = css`
  gap: 2px;
  width: 132px;
  height: 88px;
  border-radius: 12px;
`;

const largeCell = css`
  b {
    display: inline;
  }
  svg {
    position: absolute;
    inset-inline-end: -5px;
    bottom: -4px;
    width: 26px;
    height: 26px;
    fill: var(--glyph);
  }
  &:nth-child(even) svg {
    fill: var(--tile);
  }
`;

const Cover = styled.span`
  display: grid;
  flex: none;
  grid-template-columns: repeat(3, 1fr);
  gap: 1px;
  width: 72px;
  height: 48px;
  overflow: hidden;
  border-radius: 8px;
  forced-color-adjust: none;
  line-height: 1;
  &[data-size='large'] {
    ${largeCover}
  }
  ${media.wide} {
    &[data-size='growing'] {
      ${largeCover}
    }
  }
  &[data-whole] {
    grid-template-columns: 1fr;
    background: ${color.tint};
    color: ${color.brand};
  }
`;

const Cell = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  background: var(--tile);
  color: var(--onTile);
  ${genreColours}
  b {
    position: relative;
    display: none;
    font-size: 14px;
    font-weight: 700;
    letter-spacing: -0.01em;
  }
  svg {
    width: 13px;
    height: 13px;
    fill: currentColor;
  }
  /* One genre still reads as a mosaic. */
  &:nth-child(even) {
    background: var(--glyph);
  }
  [data-size='large'] > & {
    ${largeCell}
  }
  ${media.wide} {
    [data-size='growing'] > & {
      ${largeCell}
    }
  }
  [data-size][data-whole] > & {
    background: var(--tile, none);
    color: var(--onTile, ${color.brand});
  }
  [data-size][data-whole] > & > svg {
    position: static;
    width: 26px;
    height: 26px;
    fill: currentColor;
  }
`;

/** A television, for a pack whose channels are not known. */
const SCREEN = 'M3 5h18v12H3zM5 7v8h14V7zM8 19h8v2H8z';

interface PackCoverProps {
  /** The channels of the pack; null while they are unknown. */
  readonly channels: readonly TileChannel[] | null;
  readonly isBroadband?: boolean;
  readonly size?: CoverSize;
}

/** The face of a pack: a mosaic of its channels, or the mark of the line. Decoration beside its name. */
export const PackCover = memo(
  ({ channels, isBroadband = false, size = 'small' }: PackCoverProps) => {
    const cells = isBroadband ? [] : coverCells(channels ?? []);
    if (cells.length === 0)
      return (
        <Cover aria-hidden data-size={size} data-whole>
          <Cell data-genre={isBroadband ? 'fibre' : undefined}>
            <Glyph path={isBroadband ? fibre.glyph : SCREEN} />
          </Cell>
        </Cover>
      );
    return (
      <Cover aria-hidden data-size={size}>
        {cells.map(({ genre, monogram }, at) => (
          <Cell key={at} data-genre={genre}>
            <Glyph path={genres[genre].glyph} />
            {size !== 'small' && <b>{monogram}</b>}
          </Cell>
        ))}
      </Cover>
    );
  },
);
PackCover.displayName = 'PackCover';
