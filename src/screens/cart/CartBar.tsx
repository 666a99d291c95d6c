import type { ReactNode } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import {
  loadCart,
  selectCart,
  selectCartLines,
  selectCartWriteFailures,
  selectIsCartStale,
  selectIsCartUpdating,
} from '../../../store/cart/cart';
import { CHECKOUT } from '../../../store/core/paths';
import { useAppSelector } from '../../app/hooks';
import { useLoadIfIdleOnMount } from '../../app/hooks/useFlow';
import { useText } from '../../text/useText';
import { media, space } from '../../theme/tokens';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { Money } from '../../ui/data/Money';
import { moneyText } from '../../ui/data/moneyText';
import { FootBar } from '../../ui/frame/FootBar';
import { DockedLine } from '../../ui/layout/DockedBar';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { cartText } from './cart.text';
import { CartFailures, useCartFailurePlace } from './CartFailures';

/** On a phone the bar has more lines while packs are chosen for comparison, so the page needs more room at its end. */
const RoomForMore = createGlobalStyle`
  ${media.belowWide} {
    html:has([data-docked]) { scroll-padding-bottom: calc(200px + 4rem); }
    main:has([data-docked]) { padding-bottom: calc(128px + 4rem); }
  }
`;

/** The actions are beside the total if there is room. Otherwise they fill a separate line. */
const BarActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};
  & > a {
    flex: 1 0 auto;
  }
  ${media.belowWide} {
    & > a {
      padding-inline: ${space.m};
    }
  }
`;

/** The note moves to the next line as a whole instead of breaking. */
const SumNote = styled.span`
  display: inline-block;
`;

interface CartBarProps {
  /** A second selection on the screen, such as packs to compare: its name, a hint ('' for none), and its actions. */
  readonly chosen?: {
    readonly name: string;
    readonly hint: string;
    readonly actions: ReactNode;
  } | null;
}

/** The number of cart lines and their total, on every screen that adds to the cart. `chosen` is shown beside them. */
export const CartBar = ({ chosen = null }: CartBarProps) => {
  const t = useText(cartText);
  const lines = useAppSelector(selectCartLines);
  const hasFailure = useAppSelector(selectCartWriteFailures).length > 0;
  const cart = useAppSelector(selectCart);
  const isUpdating = useAppSelector(selectIsCartUpdating);
  const isStale = useAppSelector(selectIsCartStale);
  useLoadIfIdleOnMount(loadCart);
  useCartFailurePlace();
  const count = lines.filter(({ pending }) => pending !== 'removing').length;
  const hasLines = count > 0;
  const total = cart?.total ?? null;
  // Why the operator's total is not known at present; null when it is known.
  const updateNote = isUpdating || cart === null ? t.updating : isStale ? t.unsure : null;
  const sumNote = (cart?.networkfee ?? 0) > 0 ? t.withTaxAndFee : t.withTax;
  const hint = chosen?.hint ?? '';
  return (
    <>
      {/* Always in the page, because a live region that is added together with its text is not announced. */}
      <VisuallyHidden role="status">
        {hasLines && `${t.inCart(count)} · ${updateNote ?? `${moneyText(total)} ${sumNote}`}`}
      </VisuallyHidden>
      <VisuallyHidden role="status">{hint}</VisuallyHidden>
      {(hasLines || chosen || hasFailure) && (
        <FootBar role="complementary" aria-label={hasLines || !chosen ? t.cart : chosen.name}>
          {hasLines && chosen && <RoomForMore />}
          <CartFailures />
          {(hasLines || chosen) && (
            <DockedLine>
              <p>
                {hasLines && (
                  <>
                    {updateNote ?? <Money amount={total} size="title" />}
                    <small>
                      {t.inCart(count)}
                      {updateNote === null && (
                        <>
                          , <SumNote>{sumNote}</SumNote>
                        </>
                      )}
                    </small>
                  </>
                )}
                {hint !== '' && <small>{hint}</small>}
              </p>
              <BarActions>
                {chosen?.actions}
                {hasLines && <ButtonLink to={CHECKOUT}>{t.view}</ButtonLink>}
              </BarActions>
            </DockedLine>
          )}
        </FootBar>
      )}
    </>
  );
};
