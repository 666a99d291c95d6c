import { useState } from 'react';
import styled from 'styled-components';
import type { Channel } from '../../../store/wire/entities/packs/channels';
import { genreColours, genreOf, genres, monogramOf } from './tileStyle';

/** A tile without a logo depends only on these fields, so that a channel looks the same everywhere. */
export type TileChannel = Pick<Channel, 'channelname' | 'genre' | 'lcn'>;

/**
 * The side of the tile in pixels. Its text does not grow with the browser's text size: the text beside the tile does.
 */
export type TileSize = 72 | 44 | 28;

const Tile = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  flex-direction: column;
  justify-content: space-between;
  width: 44px;
  height: 44px;
  padding-block: 5px 4px;
  padding-inline: 6px 0;
  overflow: hidden;
  border-radius: 8px;
  background: var(--tile);
  color: var(--onTile);
  font-variant-numeric: tabular-nums;
  forced-color-adjust: none;
  line-height: 1;
  white-space: nowrap;
  ${genreColours}
  b,
  i {
    position: relative;
    font-style: normal;
  }
  b {
    font-size: 15px;
    font-weight: 700;
    letter-spacing: -0.01em;
  }
  i {
    font-size: 11px;
    font-weight: 600;
  }
  svg {
    position: absolute;
    inset-inline-end: -5px;
    bottom: -4px;
    width: 28px;
    height: 28px;
    fill: var(--glyph);
  }
  &[data-size='72'] {
    width: 72px;
    height: 72px;
    padding-block: 9px 8px;
    padding-inline: 10px 0;
    border-radius: 12px;
    b {
      font-size: 24px;
    }
    i {
      font-size: 14px;
    }
    svg {
      inset-inline-end: -8px;
      bottom: -7px;
      width: 46px;
      height: 46px;
    }
  }
  &[data-size='28'] {
    align-items: center;
    justify-content: center;
    width: 28px;
    height: 28px;
    padding: 0;
    border-radius: 6px;
    b {
      font-size: 11px;
    }
    svg {
      inset-inline-end: -4px;
      bottom: -4px;
      width: 18px;
      height: 18px;
    }
  }
  /* The channel's logo. It is on white, because logos are drawn for a white background. */
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    background: #fff;
    object-fit: contain;
  }
`;

interface ChannelTileProps {
  readonly channel: TileChannel;
  readonly size?: TileSize;
  /**
   * The address of the channel's logo, on an allowed host. The tile is shown if there is no logo, or if the logo cannot
   * be loaded.
   */
  readonly logo?: string | null;
}

/** The tile of a channel. Decoration: the name, the genre and the number are beside it as text. */
export const ChannelTile = ({ channel, size = 44, logo = null }: ChannelTileProps) => {
  const { channelname, genre, lcn } = channel;
  const genreName = genreOf(genre);
  return (
    <Tile aria-hidden data-genre={genreName} data-size={size}>
      <Glyph path={genres[genreName].glyph} />
      <b>{monogramOf(channelname)}</b>
      {size !== 28 && lcn !== null && <i>{lcn}</i>}
      {logo !== null && <Logo key={logo} address={logo} />}
    </Tile>
  );
};

export const Glyph = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 24 24" focusable="false">
    <path fillRule="evenodd" d={path} />
  </svg>
);

/** The logo covers the tile, and is removed if it cannot be loaded. */
const Logo = ({ address }: { readonly address: string }) => {
  const [isBroken, setBroken] = useState(false);
  return isBroken ? null : (
    <img src={address} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
  );
};
