import type { ReactNode } from 'react';
import { useText } from '../../text/useText';
import { Folded } from '../layout/Folded';
import { technicalDetailsText } from './TechnicalDetails.text';

/** Words of a server or a browser, which say nothing to a subscriber and something to support. */
export const TechnicalDetails = ({ children }: { readonly children: ReactNode }) => (
  <Folded summary={useText(technicalDetailsText).details}>{children}</Folded>
);
