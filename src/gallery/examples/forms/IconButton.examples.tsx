import { IconButton } from '../../../ui/buttons/IconButton';
import { addIcon, binIcon } from '../../../ui/data/icons';
import { Stack } from '../../../ui/layout/Card';
import type { Examples } from '../data/Example';
import { Example, ignore } from '../data/Example';

export const galleryExamples: Examples = {
  'Buttons without words': () => (
    <Example>
      {(t) => (
        <Stack>
          <IconButton icon={addIcon} label={t.renew} onClick={ignore} />
          <IconButton icon={binIcon} label={t.remove} busy onClick={ignore} />
        </Stack>
      )}
    </Example>
  ),
};
