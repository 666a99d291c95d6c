import styled from 'styled-components';
import { shownPriceOf } from '../../../../store/core/values/price';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { PictureBeside } from '../../../app/pictures/PictureBeside';
import { ProductPicture } from '../../../app/pictures/ProductPicture';
import { useText } from '../../../text/useText';
import { Money } from '../../../ui/data/Money';
import { SoftText } from '../../../ui/layout/SoftText';
import { Table } from '../../../ui/data/Table';
import { PackEnds, PackLink, PackSize, PriceTerm } from './PackRow';
import { packListText } from './packList.text';

/** The columns of two boxes stand one below the other. */
const SameColumns = styled.div`
  table {
    table-layout: fixed;
  }
  th:first-child {
    width: 36%;
  }
  th:last-child {
    width: 18%;
  }
`;

interface PackTableProps {
  readonly caption: string;
  readonly packs: readonly Pack[];
}

/** The packs of one box, where there is room for a table. */
export const PackTable = ({ caption, packs }: PackTableProps) => {
  const { columns } = useText(packListText);
  return (
    <SameColumns>
      <Table
        caption={caption}
        hidesCaption
        // An operator may list the same pack twice.
        items={packs.map((pack, at) => ({
          pack,
          key: `${pack.productid} ${pack.activatedon} ${at}`,
        }))}
        keyOf={({ key }) => key}
        columns={[
          {
            key: 'pack',
            head: columns.pack,
            cell: ({ pack }) => (
              <PictureBeside>
                <ProductPicture product={pack} />
                <PackLink pack={pack} />
              </PictureBeside>
            ),
          },
          { key: 'contents', head: columns.contents, cell: ({ pack }) => <PackSize pack={pack} /> },
          { key: 'ends', head: columns.ends, cell: ({ pack }) => <PackEnds pack={pack} /> },
          {
            key: 'price',
            head: columns.price,
            numeric: true,
            cell: ({ pack }) => (
              <>
                <strong>
                  <Money amount={shownPriceOf(pack).amount} />
                </strong>
                <SoftText>
                  <PriceTerm pack={pack} />
                </SoftText>
              </>
            ),
          },
        ]}
      />
    </SameColumns>
  );
};
