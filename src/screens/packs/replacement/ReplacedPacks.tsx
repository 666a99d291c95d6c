import { isStoredInTab } from '../../../../store/core/storage';
import type { WithReplacement } from '../../../../store/packs/replacement';
import { useAppSelector } from '../../../app/hooks';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { tryAgain } from '../../../app/lazy/TryAgain';
import type { ReplacedPacksViewProps } from './ReplacedPacksView';

const View = lazyPart<ReplacedPacksViewProps>({
  id: 'replaced-packs',
  load: async () =>
    (await import(/* webpackChunkName: "packs-replacement" */ './ReplacedPacksView'))
      .ReplacedPacksView,
  needs: ['replacement', 'packs', 'packChanges', 'cart'],
});

/**
 * Returns a predicate for the new packs of a replacement that did not run at the last check. Texts must not call them
 * active.
 */
export const useIsHeld = (): ((pack: { readonly productid: string }) => boolean) => {
  const state = useAppSelector(({ replacement }: WithReplacement) => replacement);
  return ({ productid }) =>
    state?.chosen?.added.some(
      (pack) => pack.productid === productid && state.missing.includes(pack.productname),
    ) ?? false;
};

/** Whether a replacement stored in this tab is not loaded yet. A payment sent now would not end the old packs. */
export const useIsReplacementLoading = (): boolean =>
  useAppSelector(
    ({ replacement }: WithReplacement) => !replacement && isStoredInTab('selfcareReplacement'),
  );

interface ReplacedPacksProps extends Partial<ReplacedPacksViewProps> {
  /** True if the old packs are shown only once their end was requested, by the subscriber or after a payment. */
  readonly onlyOnceEndRequested?: boolean;
}

/**
 * The old packs that the new packs replace. Hidden when no replacement is chosen. After a reload the saga restores the
 * choice from sessionStorage.
 */
export const ReplacedPacks = ({
  onlyOnceEndRequested = false,
  isPaid = false,
}: ReplacedPacksProps) => {
  const isShown = useAppSelector(({ replacement }: WithReplacement) =>
    replacement
      ? replacement.chosen !== null && (replacement.wasEndRequested || !onlyOnceEndRequested)
      : !onlyOnceEndRequested && isStoredInTab('selfcareReplacement'),
  );
  return isShown && <View isPaid={isPaid} failed={tryAgain} />;
};
