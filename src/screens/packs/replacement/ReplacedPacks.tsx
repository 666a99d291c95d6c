import type { WithReplacement } from '../../../../store/packs/replacement';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { TryAgain } from '../../../app/lazy/TryAgain';
import { useAppSelector } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { statesText } from '../../../ui/feedback/States.text';

const View = lazyPart({
  id: 'replaced-packs',
  load: async () =>
    (await import(/* webpackChunkName: "packs-replacement" */ './ReplacedPacksView'))
      .ReplacedPacksView,
  needs: ['replacement', 'packs', 'packChanges', 'cart'],
});

interface ReplacedPacksProps {
  /** Nothing is shown until the old packs were to be ended. */
  readonly onlyTried?: boolean;
}

/** The packs that the chosen ones replace, until they have ended. Nothing where none are replaced. */
export const ReplacedPacks = ({ onlyTried = false }: ReplacedPacksProps) => {
  const t = useText(statesText);
  const isShown = useAppSelector(
    ({ replacement }: WithReplacement) =>
      !!replacement?.chosen && (replacement.wasTried || !onlyTried),
  );
  return isShown && <View failed={(retry) => <TryAgain sentence={t.failed} onRetry={retry} />} />;
};
