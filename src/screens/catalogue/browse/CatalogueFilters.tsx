import { useId, useState } from 'react';
import styled from 'styled-components';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { tryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { fadingEnd } from '../../../theme/fadingEnd';
import { barTop, color, media, radius, size, space, target } from '../../../theme/tokens';
import { Chips } from '../../../ui/buttons/Chip';
import { Icon, settingsIcon } from '../../../ui/data/Icon';
import { searchIcon } from '../../../ui/data/icons';
import { SearchField } from '../../../ui/forms/Field';
import { Row } from '../../../ui/layout/Stack';
import { visuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { addPacksText } from '../catalogue.text';
import { countExtraFilters } from './browseState';
import { type CatalogueFiltersProps, QuickFilters } from './QuickFilters';

/**
 * From a width of 700px the search and the filters share a line. On a wide screen they stay in view while the list
 * scrolls.
 */
const SearchArea = styled.search`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  @media (min-width: 700px) {
    grid-template-columns: minmax(0, 18rem) minmax(0, 1fr);
    gap: ${space.m} ${space.s};
    align-items: center;
  }
  ${media.wide} {
    position: sticky;
    top: ${barTop};
    z-index: 2;
    margin: -${space.s};
    padding: ${space.s};
    background: ${color.page};
  }
`;

/**
 * The chips stay on one line, which scrolls by finger or by keyboard if it is too short. On a wide screen the chips
 * wrap.
 */
const QuickChips = styled.div`
  flex: 1 1 9rem;
  min-width: 0;
  /* Without this room the edge of the scrolling line would cut off a focus ring. */
  margin-block: -5px;
  margin-inline-start: -5px;
  padding: 5px;
  ${fadingEnd}
  & > div {
    flex-wrap: nowrap;
  }
  button {
    flex: none;
  }
  ${media.wide} {
    overflow: visible;
    mask-image: none;
    & > div {
      flex-wrap: wrap;
    }
  }
`;

/** The search. Its label is hidden, because the icon in the field shows that it is a search. */
const SearchBox = styled.div`
  position: relative;
  label {
    ${visuallyHidden}
  }
  & > svg {
    position: absolute;
    inset-inline-start: 14px;
    top: calc(50% - 10px);
    color: ${color.inkSoft};
    pointer-events: none;
  }
  && input {
    padding-inline-start: 44px;
  }
`;

const FoldButton = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: ${space.s};
  min-height: ${target};
  padding: 6px 14px;
  border: 1px solid ${color.edge};
  border-radius: ${radius.pill};
  background: ${color.surface};
  font-size: ${size.small};
  cursor: pointer;
  &[aria-expanded='true'] {
    border-color: ${color.brand};
    background: ${color.tint};
    color: ${color.brand};
  }
`;

const FoldedFilters = styled.div`
  grid-column: 1 / -1;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space.m};
  align-items: end;
  & > p {
    grid-column: 1 / -1;
  }
`;

const ExtraFilters = lazyPart<CatalogueFiltersProps>({
  id: 'catalogue-filters',
  load: async () =>
    (await import(/* webpackChunkName: "catalogue-filters" */ './ExtraFilters')).ExtraFilters,
});
const preload = () => ExtraFilters.preload();

/** The search and the filters. Each change applies at once, without a button. */
export const CatalogueFilters = ({ browse, onChange }: CatalogueFiltersProps) => {
  const t = useText(addPacksText);
  const moreFilters = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <SearchArea>
      <SearchBox>
        <SearchField
          name="query"
          label={t.search}
          placeholder={browse.list === 'channels' ? t.searchChannels : t.searchPacks}
          defaultValue={browse.query}
          maxLength={80}
          onChange={({ target: field }) => onChange({ query: field.value })}
        />
        <Icon path={searchIcon} size={20} />
      </SearchBox>
      <Row $gap="s">
        <QuickChips>
          <Chips label={t.quick}>
            <QuickFilters browse={browse} onChange={onChange} />
          </Chips>
        </QuickChips>
        <FoldButton
          type="button"
          aria-expanded={isOpen}
          aria-controls={moreFilters}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon path={settingsIcon} size={18} />
          {t.more(countExtraFilters(browse))}
        </FoldButton>
      </Row>
      <FoldedFilters id={moreFilters} hidden={!isOpen}>
        {isOpen && <ExtraFilters browse={browse} onChange={onChange} failed={tryAgain} />}
      </FoldedFilters>
    </SearchArea>
  );
};
