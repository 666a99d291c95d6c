import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { color } from '../../../theme/tokens';
import { Icon } from '../../../ui/data/Icon';
import { searchIcon } from '../../../ui/data/icons';
import { SearchField } from '../../../ui/forms/Field';
import { visuallyHidden } from '../../../ui/layout/VisuallyHidden';

const Box = styled.div`
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

/** A search that is first on its screen: the lens says its name to those who see it. */
export const SearchBox = (field: ComponentProps<typeof SearchField>) => (
  <Box>
    <SearchField {...field} />
    <Icon path={searchIcon} size={20} />
  </Box>
);
