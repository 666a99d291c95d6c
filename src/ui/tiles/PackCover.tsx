import { memo } from 'react';
import styled, { css } from 'styled-components';
import { color, media } from '../../theme/tokens';
import { Glyph } from './ChannelTile';
import { type CoverChannel, type NamedPack, type PackFace, packFace } from './packFace';
import { fibre, genreColours, genres, languageColours } from './tileStyle';

/** `large`: 132 × 88 with monograms; `small`: 72 × 48 for lists and tables; `growing`: large on a wide screen. */
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
    font-size: 14px;
  }
  svg {
    position: absolute;
    display: inline;
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
  grid-template-rows: repeat(2, 1fr);
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
`;

const Cell = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  overflow: hidden;
  background: var(--tile, ${color.tint});
  color: var(--onTile);
  ${genreColours}
  b {
    position: relative;
    display: none;
    font-size: 11px;
    font-weight: 700;
    letter-spacing: -0.01em;
  }
  svg {
    width: 13px;
    height: 13px;
    fill: currentColor;
  }
  /* Cells of one genre still differ. */
  &:nth-child(even) {
    background: var(--glyph, ${color.tint});
  }
  /* Beside a large letter even a small cover has monograms, because they distinguish the base packs of a language. */
  &[data-named] {
    b {
      display: inline;
    }
    svg {
      display: none;
    }
  }
  [data-size='large'] > & {
    ${largeCell}
  }
  ${media.wide} {
    [data-size='growing'] > & {
      ${largeCell}
    }
  }
`;

const largeLetter = css`
  font-size: 22px;
  &[data-large] {
    font-size: 40px;
  }
`;

const LanguageCell = styled.span`
  display: grid;
  place-items: center;
  overflow: hidden;
  background: var(--tile);
  color: var(--onTile);
  font-size: 14px;
  font-weight: 700;
  ${languageColours}
  &[data-large] {
    grid-row: span 2;
    grid-column: span 2;
    font-size: 24px;
  }
  [data-size='large'] > & {
    ${largeLetter}
  }
  ${media.wide} {
    [data-size='growing'] > & {
      ${largeLetter}
    }
  }
`;

/** A mark that fills the cover. */
const MarkCell = styled.span`
  display: flex;
  grid-row: span 2;
  grid-column: span 3;
  align-items: center;
  justify-content: center;
  gap: 4px;
  background: var(--tile, ${color.tint});
  color: var(--onTile, ${color.brand});
  ${genreColours}
  svg {
    width: 26px;
    height: 26px;
    fill: currentColor;
  }
  b {
    font-size: 14px;
    font-variant-numeric: tabular-nums;
    font-weight: 700;
  }
`;

/** A television, for a pack without known channels, language or genre. */
const SCREEN = 'M3 5h18v12H3zM5 7v8h14V7zM8 19h8v2H8z';

interface PackCoverProps extends NamedPack {
  /** The channels of the pack; null while they are unknown. */
  readonly channels: readonly CoverChannel[] | null;
  /** The speed of a broadband plan, in Mbps. */
  readonly speed?: number | null;
  readonly size?: CoverSize;
}

/**
 * The cover of a pack: the cells of `packFace`, or a sign for broadband or a television. It is decoration beside the
 * name.
 */
export const PackCover = memo(
  ({ channels, producttype, genre, language, speed = null, size = 'small' }: PackCoverProps) => {
    const isBroadband = producttype === 'BROADBAND';
    const face = isBroadband ? null : packFace(channels, { producttype, genre, language });
    return (
      <Cover aria-hidden translate="no" data-size={size}>
        {face === null || face.cells.length === 0 ? (
          <MarkCell data-genre={isBroadband ? 'fibre' : undefined}>
            <Glyph path={isBroadband ? fibre.glyph : SCREEN} />
            {isBroadband && speed !== null && <b>{speed}</b>}
          </MarkCell>
        ) : (
          <FaceCells face={face} isSmall={size === 'small'} />
        )}
      </Cover>
    );
  },
);
PackCover.displayName = 'PackCover';

interface FaceCellsProps {
  readonly face: PackFace;
  readonly isSmall: boolean;
}

const FaceCells = ({ face: { language, isBasePack, cells }, isSmall }: FaceCellsProps) => {
  const areNamed = language !== null && isBasePack;
  return (
    <>
      {language && (
        <LanguageCell data-language={language.name} data-large={isBasePack || undefined}>
          {language.letter}
        </LanguageCell>
      )}
      {cells.map(({ genre, monogram }, at) => (
        <Cell key={at} data-genre={genre ?? undefined} data-named={areNamed || undefined}>
          {genre && <Glyph path={genres[genre].glyph} />}
          {(areNamed || !isSmall) && <b>{monogram}</b>}
        </Cell>
      ))}
    </>
  );
};
