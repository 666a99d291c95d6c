import styled from 'styled-components';
import { selectUserInfo } from '../../../store/account/subscriber';
import { RENEW, TOP_UP } from '../../../store/core/paths';
import { type Paise, shortfallOf } from '../../../store/core/values/money';
import {
  type PackState,
  type Renewable,
  selectPackState,
  selectRenewable,
} from '../../../store/packs/packs';
import { useAppSelector } from '../../app/hooks';
import type { TextsOf } from '../../text/catalogue';
import { useText } from '../../text/useText';
import { isIn } from '../../text/words';
import { color, media, radius, shadow, size, space, weight } from '../../theme/tokens';
import { ButtonLink } from '../../ui/buttons/ButtonLink';
import { DateText, SentenceWithDate } from '../../ui/data/DateText';
import { FactLine } from '../../ui/data/FactLine';
import { Money } from '../../ui/data/Money';
import { moneyText } from '../../ui/data/moneyText';
import { Pill } from '../../ui/feedback/Pill';
import { DockedBar } from '../../ui/layout/DockedBar';
import { SoftText, Text } from '../../ui/layout/Text';
import { PhoneOnly, WideOnly } from '../../ui/layout/VisuallyHidden';
import { dashboardText, homeText } from './home.text';
import { WalletHead } from './WalletHead';

/** The wallet is a sheet on a wide screen. On a phone only its bar is shown, docked above the menu. */
const WalletSection = styled.section`
  ${media.belowWide} {
    display: contents;
  }
  ${media.wide} {
    overflow: hidden;
    border: 1px solid ${color.line};
    border-radius: ${radius.sheet};
    background: ${color.surface};
    box-shadow: ${shadow};
  }
`;

/** On a phone the amount and the button are side by side if there is room. On a wide screen the button is below. */
const Due = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.l};
  & > :first-child {
    flex: 1 1 7rem;
    min-width: 0;
  }
  & > :last-child {
    flex: 0 1 auto;
    min-width: min(100%, 8rem);
  }
  a {
    width: 100%;
  }
  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.m};
    padding: 20px;
  }
`;

const Label = styled(SoftText)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.s};
  line-height: 1.4;
  /* On a phone the sentence at the top says when the packs end. */
  ${media.belowWide} {
    &[data-sheet] {
      display: none;
    }
  }
`;

const Figure = styled.p`
  font-size: ${size.title};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  ${media.wide} {
    font-size: ${size.big};
  }
`;

/** The balance, the amount due, and the buttons that add money and renew. */
export const Wallet = () => {
  const t = useText(homeText);
  const balance = useAppSelector(selectUserInfo)?.balance ?? null;
  const renewable = useAppSelector(selectRenewable);
  const state = useAppSelector(selectPackState);
  const missing = shortfallOf(balance, renewable?.packs.length ? renewable.total : null);
  return (
    <WalletSection aria-label={t.wallet}>
      <WalletHead balance={balance} missing={missing} />
      {renewable && state && state.count > 0 && (
        <DockedBar>
          {renewable.packs.length > 0 ? (
            <AmountDue balance={balance} renewable={renewable} state={state} />
          ) : (
            <NotYetDue from={renewable.from} />
          )}
        </DockedBar>
      )}
    </WalletSection>
  );
};

interface AmountDueProps {
  readonly balance: Paise | null;
  readonly renewable: Renewable;
  readonly state: PackState;
}

const AmountDue = ({ balance, renewable: { packs, total, tax }, state }: AmountDueProps) => {
  const t = useText(homeText);
  const words = useText(dashboardText);
  const hasEnded = state.days !== null && state.days < 0;
  const term = longTermOf(packs, words);
  // A phone has no room for the tax.
  const facts = [tax !== null && words.gst(moneyText(tax)), term].filter(Boolean);
  return (
    <Due>
      <div>
        <Label as="div" data-sheet>
          <span>{hasEnded ? words.toRestart(packs.length) : words.toRenew(packs.length)}</span>
          {!hasEnded && state.days !== null && (
            <Pill $tone="warn">
              <SentenceWithDate sentence={t.by} date={state.expirydate} />
            </Pill>
          )}
        </Label>
        <Figure>
          <Money amount={total} />
        </Figure>
        <SoftText>
          <PhoneOnly>{term}</PhoneOnly>
          <WideOnly>{facts.length > 0 && <FactLine facts={facts} />}</WideOnly>
        </SoftText>
        <BalanceNote balance={balance} total={total} />
      </div>
      <div>
        <ButtonLink
          wide
          to={RENEW}
          label={total === null ? words.renew : `${words.renew} · ${moneyText(total)}`}
        >
          <span>
            {words.renew}
            {total !== null && (
              <WideOnly>
                {' · '}
                <Money amount={total} />
              </WideOnly>
            )}
          </span>
        </ButtonLink>
      </div>
    </Due>
  );
};

/** The term that the amount pays for, or a note that the terms of the packs differ; '' for a month. */
const longTermOf = (
  packs: Renewable['packs'],
  { per, ownTerms }: TextsOf<typeof dashboardText>,
): string => {
  const periods = [...new Set(packs.map(({ chargeperiod }) => chargeperiod))];
  const [period = ''] = periods;
  if (periods.length > 1) return ownTerms;
  return isIn(per, period) ? per[period] : '';
};

interface BalanceNoteProps {
  readonly balance: Paise | null;
  readonly total: Paise | null;
}

/** Whether the balance is enough. The line keeps its height until both amounts are known. */
const BalanceNote = ({ balance, total }: BalanceNoteProps) => {
  const t = useText(homeText);
  const shortfall = shortfallOf(balance, total);
  const isKnown = balance !== null && total !== null;
  if (!isKnown) return <SoftText>{'\u00a0'}</SoftText>;
  if (shortfall === null) return <SoftText>{t.covered}</SoftText>;
  return (
    <Text $tone="warn" $size="small">
      {t.short(moneyText(shortfall))}
    </Text>
  );
};

/** Shown when no pack can be renewed yet, with the first possible day if it is known. */
const NotYetDue = ({ from }: { readonly from: string }) => {
  const t = useText(homeText);
  const { nothingToRenew, renewFrom } = useText(dashboardText);
  return (
    <Due>
      <div>
        <Label>{from === '' ? nothingToRenew : renewFrom}</Label>
        {from !== '' && (
          <Figure>
            <DateText date={from} />
          </Figure>
        )}
      </div>
      <PhoneOnly as="div">
        <ButtonLink tone="ghost" to={TOP_UP}>
          {t.addMoney}
        </ButtonLink>
      </PhoneOnly>
    </Due>
  );
};
