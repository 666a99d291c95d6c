import {
  emptyCart,
  emptyTray,
  looseCable,
  noSignal,
  offlinePhone,
  paidReceipt,
  plannedWork,
} from '../../../ui/illustrations/drawings';
import { Illustration } from '../../../ui/illustrations/Illustration';
import type { Examples } from '../data/Example';

export const galleryExamples: Examples = {
  'No signal': () => <Illustration drawing={noSignal} />,
  'A loose cable': () => <Illustration drawing={looseCable} />,
  'An empty cart': () => <Illustration drawing={emptyCart} />,
  'An empty tray': () => <Illustration drawing={emptyTray} />,
  Paid: () => <Illustration drawing={paidReceipt} />,
  Offline: () => <Illustration drawing={offlinePhone} />,
  'Planned work': () => <Illustration drawing={plannedWork} />,
};
