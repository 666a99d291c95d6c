import { Money } from '../../../ui/data/Money';
import { amounts } from './Example';
import type { Examples } from './Example';
import { Stack } from '../../../ui/layout/Card';

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
