import { useLoadCovers } from './useLoadCovers';

interface LateCoversProps {
  readonly productids: readonly string[];
}

/** `useLoadCovers` as a part, for a screen that has more urgent things to load. It shows nothing. */
export const LateCovers = ({ productids }: LateCoversProps) => {
  useLoadCovers(productids);
  return null;
};
