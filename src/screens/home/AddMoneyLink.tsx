import type { ComponentPropsWithRef, ComponentType, MouseEvent } from 'react';
import type { Link } from 'react-router-dom';
import { TOP_UP } from '../../../store/core/paths';
import type { Paise } from '../../../store/core/values/money';
import { shortfallFound } from '../../../store/payments/shortfall';
import { useAppDispatch } from '../../app/hooks';
import { useDomains } from '../../app/PortalServices';

interface AddMoneyLinkProps extends Omit<ComponentPropsWithRef<typeof Link>, 'to' | 'onClick'> {
  /** The link as it looks. */
  readonly as: ComponentType<ComponentPropsWithRef<typeof Link>>;
  /** What the balance lacks for the amount due; null when nothing is known to be missing. */
  readonly missing: Paise | null;
}

/** Leads to the top-up. What is missing is typed in there, and the paid top-up leads on to the renewal. */
export const AddMoneyLink = ({ as: Look, missing, ...rest }: AddMoneyLinkProps) => {
  const dispatch = useAppDispatch();
  const domains = useDomains();
  const tellShortfall = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    // Another tab is opened, which knows nothing of this page.
    if (missing === null || ctrlKey || metaKey || shiftKey) return;
    const shortfall = { purpose: 'RENEWAL', missing, since: Date.now(), renewal: null } as const;
    domains.add('topUp').then(
      () => dispatch(shortfallFound(shortfall)),
      () => undefined, // The screen of the top-up needs it too, and offers to try again.
    );
  };
  return <Look {...rest} to={TOP_UP} onClick={tellShortfall} />;
};
