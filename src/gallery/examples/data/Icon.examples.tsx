import { Chips } from '../../../ui/buttons/Chip';
import { Icon } from '../../../ui/data/Icon';
import * as icons from '../../../ui/data/icons';
import * as entryIcons from '../../../ui/frame/entryIcons';
import type { Examples } from './Example';

export const galleryExamples: Examples = {
  Icons: () => (
    <Chips label="Icons">
      {Object.entries({ ...entryIcons, ...icons }).map(([name, path]) => (
        <Icon key={name} path={path} label={name} />
      ))}
    </Chips>
  ),
};
