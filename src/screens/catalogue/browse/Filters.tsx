import { useState } from 'react';
import styled from 'styled-components';
import { loadCatalogue } from '../../../../store/catalogue/catalogue';
import { selectGenres, selectLanguages } from '../../../../store/catalogue/catalogueSearch';
import { selectStatus } from '../../../../store/core/flows';
import { useText } from '../../../text/useText';
import { color, media, radius, size, space, target } from '../../../theme/tokens';
import { Button } from '../../../ui/forms/Button';
import { Chip, Chips } from '../../../ui/forms/Chip';
import { Field } from '../../../ui/forms/Field';
import { Select } from '../../../ui/forms/Select';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { addPacksText } from './addPacks.text';
import { bandName, bandOf, BANDS, countOf, KINDS, TERMS, type Choice, type Term } from './choice';
import { offerText } from '../rows/offer.text';
import { useWord } from './useWord';

const Place = styled.search`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

/** Only where the filters do not stand beside the list. */
const Fold = styled.button`
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

const Folded = styled.div<{ readonly $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space.m};
  align-items: end;
  ${media.wide} {
    display: grid;
  }
`;

export interface FiltersProps {
  readonly choice: Choice;
  readonly onChoice: (changed: Partial<Choice>) => void;
}

/** What is looked for. Each answers at once; there is nothing to send. */
export const Filters = ({ choice, onChoice }: FiltersProps) => {
  const t = useText(addPacksText);
  const { hd } = useText(offerText);
  const [isOpen, setOpen] = useState(false);
  const isChannels = choice.list === 'channels';
  return (
    <Place>
      <Field
        name="query"
        type="search"
        label={t.search}
        placeholder={isChannels ? t.searchChannels : t.searchPacks}
        defaultValue={choice.query}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={80}
        onChange={({ target: field }) => onChoice({ query: field.value })}
      />
      <Chips label={t.quick}>
        <Chip chosen={choice.hd} onToggle={(isOn) => onChoice({ hd: isOn })}>
          {hd}
        </Chip>
        {isChannels &&
          (['free', 'pay'] as const).map((cost) => (
            <Chip
              key={cost}
              chosen={choice.cost === cost}
              onToggle={(isOn) => onChoice({ cost: isOn ? cost : null })}
            >
              {t.cost[cost]}
            </Chip>
          ))}
        <Fold type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t.more(countOf(choice))}
        </Fold>
      </Chips>
      <Folded $isOpen={isOpen}>
        <Choices choice={choice} onChoice={onChoice} />
      </Folded>
    </Place>
  );
};

const Choices = ({ choice, onChoice }: FiltersProps) => {
  const t = useText(addPacksText);
  const { kinds, terms } = useText(offerText);
  const bands = BANDS[choice.list].map((band) => ({
    value: bandName(band),
    label: t.band(band.from, band.below),
  }));
  return (
    <>
      {choice.list === 'channels' ? (
        <Words choice={choice} onChoice={onChoice} name="genre" />
      ) : (
        <Select
          name="kind"
          label={t.kind}
          value={choice.kind}
          placeholder={t.allKinds}
          options={KINDS.map((value) => ({ value, label: kinds[value] }))}
          onChange={({ target: field }) => onChoice({ kind: field.value })}
        />
      )}
      <Words choice={choice} onChoice={onChoice} name="language" />
      <Select
        name="price"
        label={t.price}
        value={choice.band ? bandName(choice.band) : ''}
        placeholder={t.allPrices}
        options={bands}
        onChange={({ target: field }) => onChoice({ band: bandOf(choice.list, field.value) })}
      />
      <Select
        name="term"
        label={t.term}
        hint={t.termHint}
        value={choice.term}
        options={TERMS.map((value) => ({ value, label: terms[value] }))}
        // The options are the terms and nothing else.
        onChange={({ target: field }) => onChoice({ term: field.value as Term })}
      />
      <Refresh />
    </>
  );
};

interface WordsProps extends FiltersProps {
  readonly name: 'genre' | 'language';
}

/** The operator's own words, as many as its list has. */
const Words = ({ choice, onChoice, name }: WordsProps) => {
  const t = useText(addPacksText);
  const word = useWord();
  const known = useAppSelector(name === 'genre' ? selectGenres : selectLanguages);
  const chosen = choice[name];
  // A word of the address stays choosable while the list is on its way.
  const words = chosen === '' || known.includes(chosen) ? known : [chosen, ...known];
  return (
    <Select
      name={name}
      label={t[name]}
      value={chosen}
      placeholder={name === 'genre' ? t.allGenres : t.allLanguages}
      options={words.map((value) => ({ value, label: word(value) }))}
      onChange={({ target: field }) => onChoice({ [name]: field.value })}
    />
  );
};

const Refresh = () => {
  const t = useText(addPacksText);
  const dispatch = useAppDispatch();
  const isBusy = useAppSelector((state) => selectStatus(state, loadCatalogue) === 'running');
  return (
    <Button
      tone="ghost"
      busy={isBusy}
      onClick={() => dispatch(loadCatalogue.requested({ anew: true }))}
    >
      {t.refresh}
    </Button>
  );
};
