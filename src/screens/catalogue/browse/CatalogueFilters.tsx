import { useState } from 'react';
import styled from 'styled-components';
import { loadCatalogue } from '../../../../store/catalogue/catalogue';
import { selectGenres, selectLanguages } from '../../../../store/catalogue/catalogueSearch';
import type { ChargePeriod } from '../../../../store/packs/chargePeriods';
import { useText } from '../../../text/useText';
import { color, media, radius, size, space, target } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { Chip, Chips } from '../../../ui/buttons/Chip';
import { SearchField } from '../../../ui/forms/Field';
import { Select } from '../../../ui/forms/Select';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useIsRunning } from '../../../app/hooks/useFlow';
import { addPacksText } from './addPacks.text';
import {
  priceBandId,
  findPriceBand,
  PRICE_BANDS,
  countExtraFilters,
  PACK_KINDS,
  type BrowseState,
} from './browseState';
import { offerText } from '../rows/offer.text';
import { useCatalogueWord } from '../../../text/useCatalogueWord';
import { CHARGE_PERIODS } from '../../../../store/wire/operatorDefaults';

const SearchArea = styled.search`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

/** Only where the filters do not stand beside the list. */
const FoldButton = styled.button`
  min-height: ${target};
  padding: 6px 14px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.pill};
  background: ${color.surface};
  font-size: ${size.small};
  cursor: pointer;
  &[aria-expanded='true'] {
    background: ${color.tint};
    color: ${color.brand};
  }
  ${media.wide} {
    display: none;
  }
`;

const FoldedFilters = styled.div<{ readonly $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${space.m};
  align-items: end;
  ${media.wide} {
    display: grid;
  }
`;

interface CatalogueFiltersProps {
  readonly browse: BrowseState;
  readonly onChange: (changed: Partial<BrowseState>) => void;
}

/** What is looked for. Each answers at once; there is nothing to send. */
export const CatalogueFilters = ({ browse, onChange }: CatalogueFiltersProps) => {
  const t = useText(addPacksText);
  const { hd } = useText(offerText);
  const [isOpen, setOpen] = useState(false);
  const isChannels = browse.list === 'channels';
  return (
    <SearchArea>
      <SearchField
        name="query"
        label={t.search}
        placeholder={isChannels ? t.searchChannels : t.searchPacks}
        defaultValue={browse.query}
        maxLength={80}
        onChange={({ target: field }) => onChange({ query: field.value })}
      />
      <Chips label={t.quick}>
        <Chip chosen={browse.hd} onToggle={(isOn) => onChange({ hd: isOn })}>
          {hd}
        </Chip>
        {isChannels &&
          (['free', 'pay'] as const).map((cost) => (
            <Chip
              key={cost}
              chosen={browse.cost === cost}
              onToggle={(isOn) => onChange({ cost: isOn ? cost : null })}
            >
              {t.cost[cost]}
            </Chip>
          ))}
        <FoldButton type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t.more(countExtraFilters(browse))}
        </FoldButton>
      </Chips>
      <FoldedFilters $isOpen={isOpen}>
        <ExtraFilters browse={browse} onChange={onChange} />
      </FoldedFilters>
    </SearchArea>
  );
};

const ExtraFilters = ({ browse, onChange }: CatalogueFiltersProps) => {
  const t = useText(addPacksText);
  const { kinds, terms } = useText(offerText);
  const bands = PRICE_BANDS[browse.list].map((band) => ({
    value: priceBandId(band),
    label: t.band(band.from, band.below),
  }));
  return (
    <>
      {browse.list === 'channels' ? (
        <WordFilter browse={browse} onChange={onChange} name="genre" />
      ) : (
        <Select
          name="kind"
          label={t.kind}
          value={browse.kind}
          placeholder={t.allKinds}
          options={PACK_KINDS.map((value) => ({ value, label: kinds[value] }))}
          onChange={({ target: field }) => onChange({ kind: field.value })}
        />
      )}
      <WordFilter browse={browse} onChange={onChange} name="language" />
      <Select
        name="price"
        label={t.price}
        value={browse.band ? priceBandId(browse.band) : ''}
        placeholder={t.allPrices}
        options={bands}
        onChange={({ target: field }) =>
          onChange({ band: findPriceBand(browse.list, field.value) })
        }
      />
      <Select
        name="term"
        label={t.term}
        hint={t.termHint}
        value={browse.term}
        options={CHARGE_PERIODS.map((value) => ({ value, label: terms[value] }))}
        // The options are the terms and nothing else.
        onChange={({ target: field }) => onChange({ term: field.value as ChargePeriod })}
      />
      <RefreshButton />
    </>
  );
};

interface WordFilterProps extends CatalogueFiltersProps {
  readonly name: 'genre' | 'language';
}

/** The operator's own words, as many as its list has. */
const WordFilter = ({ browse, onChange, name }: WordFilterProps) => {
  const t = useText(addPacksText);
  const translateWord = useCatalogueWord();
  const known = useAppSelector(name === 'genre' ? selectGenres : selectLanguages);
  const chosen = browse[name];
  // A word of the address stays choosable while the list is on its way.
  const words = chosen === '' || known.includes(chosen) ? known : [chosen, ...known];
  return (
    <Select
      name={name}
      label={t[name]}
      value={chosen}
      placeholder={name === 'genre' ? t.allGenres : t.allLanguages}
      options={words.map((value) => ({ value, label: translateWord(value) }))}
      onChange={({ target: field }) => onChange({ [name]: field.value })}
    />
  );
};

const RefreshButton = () => {
  const t = useText(addPacksText);
  const dispatch = useAppDispatch();
  const isBusy = useIsRunning(loadCatalogue);
  return (
    <Button
      tone="ghost"
      busy={isBusy}
      onClick={() => dispatch(loadCatalogue.requested({ refresh: true }))}
    >
      {t.refresh}
    </Button>
  );
};
