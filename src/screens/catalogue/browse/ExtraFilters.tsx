import { loadCatalogue } from '../../../../store/catalogue/catalogue';
import { selectGenres, selectLanguages } from '../../../../store/catalogue/catalogueSearch';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useIsRunning } from '../../../app/hooks/useFlow';
import { useCatalogueWord } from '../../../text/useCatalogueWord';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { Select } from '../../../ui/forms/Select';
import { SoftText } from '../../../ui/layout/Text';
import { addPacksText } from '../catalogue.text';
import { PurchaseTermSelect } from '../rows/PurchaseSelects';
import { findPriceBand, PRICE_BANDS, priceBandId } from './browseState';
import { type CatalogueFiltersProps, NotMineChip } from './QuickFilters';

/** The less common filters, the term to pay for, and the button that loads the prices again. */
export const ExtraFilters = ({ browse, onChange }: CatalogueFiltersProps) => {
  const t = useText(addPacksText);
  const dispatch = useAppDispatch();
  const isLoading = useIsRunning(loadCatalogue);
  const bands = PRICE_BANDS[browse.list].map((band) => ({
    value: priceBandId(band),
    label: t.band(band.from, band.below),
  }));
  return (
    <>
      {browse.list === 'channels' && (
        <WordFilter browse={browse} onChange={onChange} name="genre" />
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
      <PurchaseTermSelect onChange={(term) => onChange({ term })} />
      {browse.list === 'packs' && <NotMineChip browse={browse} onChange={onChange} />}
      <Button
        tone="ghost"
        busy={isLoading}
        onClick={() => dispatch(loadCatalogue.requested({ refresh: true }))}
      >
        {t.refresh}
      </Button>
      <SoftText>{t.termHint}</SoftText>
    </>
  );
};

interface WordFilterProps extends CatalogueFiltersProps {
  readonly name: 'genre' | 'language';
}

/** A filter by the genres or the languages that the operator's list has. */
const WordFilter = ({ browse, onChange, name }: WordFilterProps) => {
  const t = useText(addPacksText);
  const translateWord = useCatalogueWord();
  const listedWords = useAppSelector(name === 'genre' ? selectGenres : selectLanguages);
  const chosen = browse[name];
  // The address may contain a genre or a language before the list is loaded, so the chosen word is always an option.
  const words =
    chosen === '' || listedWords.includes(chosen) ? listedWords : [chosen, ...listedWords];
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
