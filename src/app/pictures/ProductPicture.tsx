import { selectCoverChannels, selectSoldChannel } from '../../../store/catalogue/catalogueIndex';
import { PackCover, type CoverSize } from '../../ui/tiles/PackCover';
import { useAppSelector } from '../hooks';
import { ChannelPicture } from './ChannelPicture';

interface ProductPictureProps {
  readonly product: { readonly productid: string; readonly producttype: string };
  readonly size?: CoverSize;
}

/** The cover of a pack, or the tile of a channel that is sold alone, as far as the catalogue is known. */
export const ProductPicture = ({
  product: { productid, producttype },
  size = 'small',
}: ProductPictureProps) => {
  const channels = useAppSelector((state) => selectCoverChannels(state, productid));
  const sold = useAppSelector((state) => selectSoldChannel(state, productid));
  if (sold) return <ChannelPicture channel={sold} />;
  return (
    <PackCover
      channels={channels}
      isBroadband={producttype.toUpperCase() === 'BROADBAND'}
      size={size}
    />
  );
};
