import {
  selectCoverChannels,
  selectOfferedPack,
  selectSoldChannel,
} from '../../../store/catalogue/catalogueIndex';
import type { Pack } from '../../../store/wire/entities/packs/packs';
import { ChannelTile } from '../../ui/tiles/ChannelTile';
import { type CoverSize, PackCover } from '../../ui/tiles/PackCover';
import { useAppSelector } from '../hooks';
import { ChannelPicture } from './ChannelPicture';

/** A product with a picture: a pack, or a line of the cart or of a receipt, which has fewer fields. */
export type PicturedProduct = Pick<Pack, 'productid' | 'producttype'> &
  Partial<Pick<Pack, 'productname' | 'genre' | 'language' | 'speedmbps'>>;

interface ProductPictureProps {
  readonly product: PicturedProduct;
  readonly size?: CoverSize;
}

/** The cover of a pack, or the tile of a channel that is sold alone. A product has the same picture everywhere. */
export const ProductPicture = ({ product, size = 'small' }: ProductPictureProps) => {
  const { productid, producttype, productname = '' } = product;
  const channels = useAppSelector((state) => selectCoverChannels(state, productid));
  const sold = useAppSelector((state) => selectSoldChannel(state, productid));
  const offered = useAppSelector((state) => selectOfferedPack(state, productid));
  if (sold) return <ChannelPicture channel={sold} />;
  // A channel that is sold alone may be missing in the catalogue. `product` then has its name and genre.
  if (producttype.toUpperCase() === 'CHANNEL' && product.genre)
    return <ChannelTile channel={{ channelname: productname, genre: product.genre, lcn: null }} />;
  return (
    <PackCover
      channels={channels}
      producttype={producttype}
      genre={product.genre || (offered?.genre ?? '')}
      language={product.language || (offered?.language ?? '')}
      speed={product.speedmbps ?? offered?.speedmbps ?? null}
      size={size}
    />
  );
};
