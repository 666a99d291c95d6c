import { momentInIndia } from '../../../store/core/values/dates';
import { DateText } from './DateText';

interface MomentTextProps {
  /** As the operator writes it, or as `toISOString` does. */
  readonly moment: string | null | undefined;
}

/** 24 Nov 2026, 18:05: in Indian time where the moment names its zone, and otherwise at its word. */
export const MomentText = ({ moment }: MomentTextProps) => (
  <DateText date={moment && momentInIndia(moment).moment} withTime />
);
