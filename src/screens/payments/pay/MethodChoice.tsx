import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { loadSubscriber, selectUserInfo } from '../../../../store/account/subscriber';
import type { Paise } from '../../../../store/core/values/money';
import type { Method } from '../../../../store/payments/methods';
import { useAppSelector } from '../../../app/hooks';
import { useIsRunning } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { useIsWide } from '../../../theme/mediaQueries';
import { color, radius, size, space } from '../../../theme/tokens';
import { TextButton } from '../../../ui/buttons/TextButton';
import { Icon } from '../../../ui/data/Icon';
import { moneyText } from '../../../ui/data/moneyText';
import { BlankBlock, LoadingRegion } from '../../../ui/feedback/Skeleton';
import { RadioGroup } from '../../../ui/forms/RadioGroup';
import { Stack } from '../../../ui/layout/Stack';
import { SoftText } from '../../../ui/layout/Text';
import { paymentMethodsText } from '../payments.text';

/** Heights of the placeholder: three methods with heading and note, or the single line of a phone. */
const METHODS_HEIGHT = 'calc(11.25rem + 82px)';
const LINE_HEIGHT = 'calc(4.3125rem + 26px)';

interface MethodChoiceProps {
  readonly offered: readonly Method[];
  readonly method: Method;
  /** The method that is chosen at first. */
  readonly preferred: Method;
  readonly onChoose: (method: Method) => void;
  /** What the balance holds. */
  readonly available: Paise | null | undefined;
  /** Whether all methods are shown on a phone too. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** The choice of the payment method. A phone shows only the chosen method until the subscriber opens the choice. */
export const MethodChoice = (props: MethodChoiceProps) => {
  const isWide = useIsWide();
  const isSubscriberKnown = useAppSelector(selectUserInfo) !== null;
  const isSubscriberComing = useIsRunning(loadSubscriber) && !isSubscriberKnown;
  // Most subscribers have a third method, so a placeholder reserves its space until the subscriber is loaded.
  if (props.offered.length === 2 && isSubscriberComing)
    return (
      <LoadingRegion>
        <BlankBlock $height={isWide ? METHODS_HEIGHT : LINE_HEIGHT} />
      </LoadingRegion>
    );
  return isWide || props.isOpen ? <AllMethods {...props} /> : <ChosenMethod {...props} />;
};

const useHint = ({ available }: Pick<MethodChoiceProps, 'available'>) => {
  const t = useText(paymentMethodsText);
  return (method: Method): string =>
    method === 'BALANCE' ? t.holds(moneyText(available)) : t.means[method];
};

/** All methods. The note about cards is shown once, below them. */
const AllMethods = (props: MethodChoiceProps) => {
  const t = useText(paymentMethodsText);
  const hintOf = useHint(props);
  const { offered, method, preferred, onChoose, isOpen } = props;
  const group = useRef<HTMLDivElement>(null);
  // The pressed button that opened the methods has disappeared, so the chosen method takes the focus.
  useEffect(() => {
    if (isOpen && document.activeElement === document.body)
      group.current?.querySelector<HTMLInputElement>(':checked')?.focus();
  }, [isOpen]);
  return (
    <Stack $gap="s" ref={group}>
      <RadioGroup
        key={`${offered.join()} ${preferred}`}
        name="way"
        label={t.how}
        defaultValue={method}
        choices={offered.map((offer) => ({
          value: offer,
          label: t.ways[offer],
          hint: hintOf(offer),
          icon: methodIcons[offer],
        }))}
        onChoose={(value) => {
          const chosen = offered.find((offer) => offer === value);
          if (chosen) onChoose(chosen);
        }}
      />
      <SoftText>{t.noCardNumber}</SoftText>
    </Stack>
  );
};

const ChosenLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.m};
  padding: ${space.s} ${space.m};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  & > svg {
    flex: none;
    color: ${color.brand};
  }
  & > span {
    flex: 1 1 8rem;
    min-width: 0;
  }
  & > button {
    justify-content: end;
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${size.small};
  }
`;

/** The chosen method, and a button that shows the others. */
const ChosenMethod = (props: MethodChoiceProps) => {
  const t = useText(paymentMethodsText);
  const hintOf = useHint(props);
  const id = useId();
  const { method, onOpen } = props;
  return (
    <Stack $gap="s" role="group" aria-labelledby={id}>
      <h2 id={id}>{t.how}</h2>
      <ChosenLine>
        <Icon path={methodIcons[method]} />
        <span>
          {t.ways[method]}
          <small>{hintOf(method)}</small>
        </span>
        <TextButton type="button" aria-label={`${t.change}: ${t.how}`} onClick={onOpen}>
          {t.change}
        </TextButton>
      </ChosenLine>
    </Stack>
  );
};

/** The icons of the methods. They are not in `ui/data/icons.ts`, because only payments use them. */
const methodIcons = {
  UPI: 'M9 2.5h6a2.5 2.5 0 012.5 2.5v14a2.5 2.5 0 01-2.5 2.5H9A2.5 2.5 0 016.5 19V5A2.5 2.5 0 019 2.5zM9.5 12h5M12.5 9.8l2.2 2.2-2.2 2.2',
  CARD: 'M4.5 5.5h15a2 2 0 012 2v9a2 2 0 01-2 2h-15a2 2 0 01-2-2v-9a2 2 0 012-2zM2.5 10h19M6 14.5h4',
  BALANCE: 'M17 7V5H6a2 2 0 000 4h13a1 1 0 011 1v8a1 1 0 01-1 1H6a2 2 0 01-2-2V7M16 14h.01',
  INSTALMENT: 'M12 3a9 9 0 110 18 9 9 0 010-18zM12 7v5l3 2',
} as const satisfies Readonly<Record<Method, string>>;
