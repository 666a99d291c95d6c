import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
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
import { Button } from '../../../ui/buttons/Button';
import { List, ListRow } from '../../../ui/data/List';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';
import { Section } from '../../../ui/layout/Section';
import { Row } from '../../../ui/layout/Stack';
import { SoftText } from '../../../ui/layout/Text';
import { instantPaymentText, savedNumbersText } from '../payments.text';
import { UnfinishedPayments } from '../unfinished/unfinishedPart';
import { FindFailure, NumberForm } from './NumberForm';

/** The numbers saved on this device, each with a button that looks up its connection. */
const SavedNumbers = () => {
  const t = useText(savedNumbersText);
  const dispatch = useAppDispatch();
  const saved = useAppSelector(selectSavedNumbers);
  const { isBusy, failure, begin } = useFlowRequest(findSavedAccount);
  // An answer that arrives after the screen was left must not open the next screen.
  useEffect(() => () => void dispatch(findSavedAccount.cancelled()), [dispatch]);
  const pay = ({ id }: SavedNumber) => {
    begin();
    dispatch(findSavedAccount.requested(id));
  };
  // A saved number that cannot be decrypted is removed. This may empty the list, so the failure is also shown without a
  // list.
  const refused = failure && <FindFailure failure={failure} />;
  if (saved.length === 0) return refused;
  return (
    <Section title={t.title}>
      {refused}
      <List label={t.title}>
        {saved.map((number) => (
          <SavedNumberRow
            key={number.id}
            number={number}
            isBusy={isBusy}
            onPay={() => pay(number)}
          />
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
        <Row $gap="s">
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
        </Row>
      }
    />
  );
};

/** The request to pay that is named in the URL. */
const ShownRequest = lazyPart({
  id: 'instant-request',
  load: async () =>
    (await import(/* webpackChunkName: "upi" */ '../upi/request/UpiRequest')).ShownRequest,
  needs: ['payments'],
});

/** Pays for a connection by its number. Unfinished payments of this browser can be continued. */
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
