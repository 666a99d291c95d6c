import { Chips } from '../forms/Chip';
import * as entryIcons from '../layout/entryIcons';
import { Icon } from './Icon';
import * as icons from './icons';
import type { Examples } from './Example';

export const examples: Examples = {
  Icons: () => (
    <Chips label="Icons">
      {Object.entries({ ...entryIcons, ...icons }).map(([name, path]) => (
        <Icon key={name} of={path} label={name} />
      ))}
    </Chips>
  ),
};
