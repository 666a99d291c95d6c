import styled from 'styled-components';
import { RENEW } from '../../../../store/core/paths';
import { shownPriceOf } from '../../../../store/core/values/price';
import { packPath } from '../../../../store/core/viewPaths';
import { packRefOf } from '../../../../store/packs/packList';
import { canBeRenewed } from '../../../../store/packs/packs';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { PictureBeside } from '../../../app/pictures/ChannelPicture';
import { ProductPicture } from '../../../app/pictures/ProductPicture';
import { useText } from '../../../text/useText';
import { space } from '../../../theme/tokens';
import { ButtonLink } from '../../../ui/buttons/ButtonLink';
import { Money } from '../../../ui/data/Money';
import { Table } from '../../../ui/data/Table';
import { SoftText } from '../../../ui/layout/Text';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { managePacksText, packListText } from '../packs.text';
import { PackDays, PackLink, PackSize, PriceTerm } from './PackRow';

/** Fixed widths, so that the columns in the tables of all boxes line up. */
const SameColumns = styled.div`
  table {
    table-layout: fixed;
  }
  th:first-child {
    width: 34%;
  }
  th:nth-child(3) {
    width: 25%;
  }
  th:nth-child(4) {
    width: 14%;
  }
  th:nth-child(5) {
    width: 13%;
  }
  /* Less padding than in other tables, because the card has a heading too. */
  thead th {
    padding-block: ${space.s};
  }
`;

interface PackTableProps {
  readonly caption: string;
  readonly packs: readonly Pack[];
  /** Whether there is a column for the buttons, each of which renews one pack. */
  readonly hasRenewals: boolean;
}

/** The packs of one box on a wide screen. */
export const PackTable = ({ caption, packs, hasRenewals }: PackTableProps) => {
  const { columns, renewNamed } = useText(packListText);
  const { renew } = useText(managePacksText);
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
          {
            key: 'ends',
            head: columns.ends,
            cell: ({ pack }) => (
              <SoftText as="div">
                <PackDays pack={pack} />
              </SoftText>
            ),
          },
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
          ...(hasRenewals
            ? [
                {
                  key: 'renew',
                  head: <VisuallyHidden>{renew}</VisuallyHidden>,
                  numeric: true,
                  cell: ({ pack }: { readonly pack: Pack }) =>
                    canBeRenewed(pack) && (
                      <ButtonLink
                        tone="tonal"
                        to={packPath(packRefOf(pack), RENEW)}
                        label={renewNamed(pack.productname)}
                      >
                        {renew}
                      </ButtonLink>
                    ),
                },
              ]
            : []),
        ]}
      />
    </SameColumns>
  );
};
