import { Money } from './Money';
import { amounts } from './Sample';
import type { Examples } from './Sample';
import { Stack } from './Sheet';

export const examples: Examples = {
  'Amounts in four sizes': () => (
    <Stack>
      <Money of={amounts.charge} />
      <Money of={amounts.channel} size="title" />
      <Money of={amounts.bill} size="big" />
      <Money of={amounts.lakh} size="huge" />
      <Money of={null} />
    </Stack>
  ),
};
