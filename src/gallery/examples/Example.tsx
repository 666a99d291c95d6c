import type { ReactNode } from 'react';
import { paiseOf } from '../../../store/core/values/money';
import type { TextsOf } from '../../text/catalogue';
import { useText } from '../../text/useText';
import { samplesText } from '../gallery.text';

/** Named examples of one part of the kit, for the gallery and the accessibility tests. */
export type Examples = Readonly<Record<string, () => ReactNode>>;

interface SampleProps {
  readonly children: (texts: TextsOf<typeof samplesText>) => ReactNode;
}

/** An example in the viewer's language. */
export const Example = ({ children }: SampleProps) => <>{children(useText(samplesText))}</>;

export const amounts = {
  bill: paiseOf('411.82'),
  channel: paiseOf('19.00'),
  lakh: paiseOf('123456.00'),
  charge: paiseOf('-153.40'),
  balance: paiseOf('214.50'),
} as const;

/** For buttons of an example that do nothing. */
export const ignore = (): void => undefined;
