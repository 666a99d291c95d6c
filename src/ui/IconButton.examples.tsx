import { IconButton } from './IconButton';
import { addIcon, binIcon } from './icons';
import { ignore, Sample } from './Sample';
import type { Examples } from './Sample';
import { Stack } from './Sheet';

export const examples: Examples = {
  'Buttons without words': () => (
    <Sample>
      {(t) => (
        <Stack>
          <IconButton icon={addIcon} label={t.renew} onClick={ignore} />
          <IconButton icon={binIcon} label={t.remove} busy onClick={ignore} />
        </Stack>
      )}
    </Sample>
  ),
};
