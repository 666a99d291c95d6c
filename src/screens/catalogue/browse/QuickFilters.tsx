import { selectPackEntries } from '../../../../store/catalogue/catalogueSearch';
import { useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { Chip } from '../../../ui/buttons/Chip';
import { addPacksText, offerText } from '../catalogue.text';
import { type BrowseState, hidesOwned, PACK_KINDS } from './browseState';

export interface CatalogueFiltersProps {
  readonly browse: BrowseState;
  readonly onChange: (changed: Partial<BrowseState>) => void;
}

/** The filters that need one press: packs by kind, channels by cost and ownership, both by HD. */
export const QuickFilters = ({ browse, onChange }: CatalogueFiltersProps) => {
  const { hd } = useText(offerText);
  const ListChips = browse.list === 'channels' ? ChannelChips : KindChips;
  return (
    <>
      <ListChips browse={browse} onChange={onChange} />
      <Chip chosen={browse.hd} onToggle={(isOn) => onChange({ hd: isOn })}>
        {hd}
      </Chip>
    </>
  );
};

const ChannelChips = (props: CatalogueFiltersProps) => {
  const { browse, onChange } = props;
  const { cost: words } = useText(addPacksText);
  return (
    <>
      <NotMineChip {...props} />
      {(['free', 'pay'] as const).map((cost) => (
        <Chip
          key={cost}
          chosen={browse.cost === cost}
          onToggle={(isOn) => onChange({ cost: isOn ? cost : null })}
        >
          {words[cost]}
        </Chip>
      ))}
    </>
  );
};

/**
 * Hides owned products and, in the list of channels, also free channels. Few packs are owned, so the list of packs has
 * this chip in `ExtraFilters`.
 */
export const NotMineChip = ({ browse, onChange }: CatalogueFiltersProps) => (
  <Chip
    chosen={hidesOwned(browse)}
    onToggle={(isOn) => onChange({ owned: isOn ? 'hide' : 'show' })}
  >
    {useText(addPacksText).notMine}
  </Chip>
);

/** The kinds of packs that the operator sells, and the chosen kind; all kinds until the packs are loaded. */
const KindChips = ({ browse, onChange }: CatalogueFiltersProps) => {
  const { kinds } = useText(offerText);
  const packs = useAppSelector(selectPackEntries);
  const sold = packs && new Set(packs.map(({ item }) => item.producttype));
  return PACK_KINDS.filter((kind) => !sold || sold.has(kind) || browse.kind === kind).map(
    (kind) => (
      <Chip
        key={kind}
        chosen={browse.kind === kind}
        onToggle={(isOn) => onChange({ kind: isOn ? kind : '' })}
      >
        {kinds[kind]}
      </Chip>
    ),
  );
};
