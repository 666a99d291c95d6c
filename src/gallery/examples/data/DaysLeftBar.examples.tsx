import { DaysLeftBar } from '../../../ui/data/DaysLeftBar';
import { Card } from '../../../ui/layout/Card';
import type { Examples } from './Example';

const shown = (daysLeft: number) => (
  <Card>
    <DaysLeftBar daysLeft={daysLeft} />
  </Card>
);

export const galleryExamples: Examples = {
  'Plenty of days': () => shown(30),
  'Ten days': () => shown(10),
  'Ends soon': () => shown(3),
  Ended: () => shown(0),
};
