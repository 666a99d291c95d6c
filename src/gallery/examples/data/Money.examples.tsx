import { Money } from '../../../ui/data/Money';
import { Stack } from '../../../ui/layout/Card';
import type { Examples } from './Example';
import { amounts } from './Example';

export const galleryExamples: Examples = {
  'Amounts in four sizes': () => (
    <Stack>
      <Money amount={amounts.charge} />
      <Money amount={amounts.channel} size="title" />
      <Money amount={amounts.bill} size="big" />
      <Money amount={amounts.lakh} size="huge" />
      <Money amount={null} />
    </Stack>
  ),
};
