import {
  selectCoverChannels,
  selectOfferedPack,
  selectSoldChannel,
} from '../../../store/catalogue/catalogueIndex';
import { selectAllPacks } from '../../../store/packs/packList';
import type { RootState } from '../../../store/root/rootReducer';
import type { Pack } from '../../../store/wire/entities/packs/packs';
import { ChannelTile } from '../../ui/tiles/ChannelTile';
import { type CoverSize, PackCover } from '../../ui/tiles/PackCover';
import { useAppSelector } from '../hooks';
import { ChannelPicture } from './ChannelPicture';

/** A product with a picture: a pack, or a line of the cart or of a receipt, which has fewer fields. */
export type PicturedProduct = Pick<Pack, 'productid'> &
  Partial<Pick<Pack, 'productname' | 'producttype' | 'genre' | 'language' | 'speedmbps'>>;

const selectOwnPack = (state: RootState, productid: string): Pack | undefined =>
  selectAllPacks(state)?.find((pack) => pack.productid === productid);

/**
 * BASE, BOUQUET, CHANNEL or BROADBAND; '' when the operator left it empty. If the field is missing, the type comes from
 * the pack with this id among the subscriber's packs or the packs on sale; undefined if neither list has it.
 */
export const selectProductType = (
  state: RootState,
  { productid, producttype }: PicturedProduct,
): string | undefined =>
  producttype ??
  (selectOwnPack(state, productid) ?? selectOfferedPack(state, productid))?.producttype;

interface ProductPictureProps {
  readonly product: PicturedProduct;
  readonly size?: CoverSize;
}

/**
 * The cover of a pack, or the tile of a channel that is sold alone. A product has the same picture everywhere. The
 * cover is neutral while the type of the product is unknown, because the type decides the look of the cover.
 */
export const ProductPicture = ({ product, size = 'small' }: ProductPictureProps) => {
  const { productid, productname = '' } = product;
  const channels = useAppSelector((state) => selectCoverChannels(state, productid));
  const sold = useAppSelector((state) => selectSoldChannel(state, productid));
  const producttype = useAppSelector((state) => selectProductType(state, product));
  const own = useAppSelector((state) => selectOwnPack(state, productid));
  const offered = useAppSelector((state) => selectOfferedPack(state, productid));
  const genre = product.genre || own?.genre || offered?.genre || '';
  if (sold) return <ChannelPicture channel={sold} />;
  // A channel that is sold alone may be missing in the catalogue. Its name and genre are then known from its product.
  if (producttype === 'CHANNEL' && genre)
    return <ChannelTile channel={{ channelname: productname, genre, lcn: null }} />;
  return (
    <PackCover
      channels={producttype === undefined ? null : channels}
      producttype={producttype ?? ''}
      genre={genre}
      language={product.language || own?.language || offered?.language || ''}
      speed={product.speedmbps ?? own?.speedmbps ?? offered?.speedmbps ?? null}
      size={size}
    />
  );
};
