import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { ATTEMPT_PARAMETER } from '../../../../store/core/viewPaths';
import {
  findSavedAccount,
  type SavedNumber,
  savedNumberRemoved,
  selectSavedNumbers,
} from '../../../../store/payments/instantPayment';
import { visibleEndOf } from '../../../../store/payments/maskedAccount';
import { EntryFrame } from '../../../app/frame/EntryFrame';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFlowRequest } from '../../../app/hooks/useFlowRequest';
import { lazyPart } from '../../../app/lazy/lazyPart';
import { TryAgain } from '../../../app/lazy/TryAgain';
import { useText } from '../../../text/useText';
import { space } from '../../../theme/tokens';
import { Button } from '../../../ui/buttons/Button';
import { List, ListRow } from '../../../ui/data/List';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { Section } from '../../../ui/layout/Section';
import { SoftText } from '../../../ui/layout/SoftText';
import { instantPaymentText, savedNumbersText } from '../payments.text';
import { UnfinishedPayments } from '../unfinished/unfinishedPart';
import { FindFailure, NumberForm } from './NumberForm';

const Actions = styled.div`
  display: flex;
  gap: ${space.s};
`;

/** The numbers that this device keeps: one press looks one up again. Nothing where it keeps none. */
const SavedNumbers = () => {
  const t = useText(savedNumbersText);
  const dispatch = useAppDispatch();
  const saved = useAppSelector(selectSavedNumbers);
  const { isBusy, failure, begin } = useFlowRequest(findSavedAccount);
  // An answer that comes after the page was left leads nowhere.
  useEffect(() => () => void dispatch(findSavedAccount.cancelled()), [dispatch]);
  const pay = ({ id }: SavedNumber) => {
    begin();
    dispatch(findSavedAccount.requested(id));
  };
  // The entry that could not be opened is gone, and with it perhaps the list.
  const refused = failure && <FindFailure failure={failure} />;
  if (saved.length === 0) return refused;
  return (
    <Section title={t.title}>
      {refused}
      <List label={t.title}>
        {saved.map((one) => (
          <SavedNumberRow key={one.id} number={one} isBusy={isBusy} onPay={() => pay(one)} />
        ))}
      </List>
      <SoftText>{t.whereKept}</SoftText>
    </Section>
  );
};

interface SavedNumberRowProps {
  readonly number: SavedNumber;
  readonly isBusy: boolean;
  readonly onPay: () => void;
}

const SavedNumberRow = ({ number: { id, account }, isBusy, onPay }: SavedNumberRowProps) => {
  const t = useText(savedNumbersText);
  const dispatch = useAppDispatch();
  const end = visibleEndOf(account);
  return (
    <ListRow
      title={end}
      action={
        <Actions>
          <Button
            tone="ghost"
            aria-label={t.removeNamed(end)}
            onClick={() => dispatch(savedNumberRemoved(id))}
          >
            {t.remove}
          </Button>
          <Button busy={isBusy} aria-label={t.payNamed(end)} onClick={onPay}>
            {t.pay}
          </Button>
        </Actions>
      }
    />
  );
};

/** A request to pay that waits already. */
const ShownRequest = lazyPart({
  id: 'instant-request',
  load: async () =>
    (await import(/* webpackChunkName: "upi" */ '../upi/request/ShownRequest')).ShownRequest,
  needs: ['payments'],
});

/** Paying for a connection by its number. An unfinished payment of this browser can be gone on with. */
export const InstantPaymentScreen = () => {
  const t = useText(instantPaymentText);
  const [query] = useSearchParams();
  if (query.has(ATTEMPT_PARAMETER))
    return (
      <EntryFrame title={t.request}>
        <ShownRequest
          skeleton={<SkeletonLines count={4} />}
          failed={(retry) => <TryAgain sentence={t.unfinishedMissing} onRetry={retry} />}
        />
      </EntryFrame>
    );
  return (
    <EntryFrame title={t.title} lead={t.lead}>
      <SavedNumbers />
      <NumberForm />
      <UnfinishedPayments
        failed={(retry) => <TryAgain sentence={t.unfinishedMissing} onRetry={retry} />}
      />
    </EntryFrame>
  );
};
