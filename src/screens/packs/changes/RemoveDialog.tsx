import type { FormEvent } from 'react';
import { changedPack, removePack, selectIsChanging } from '../../../../store/packs/packChanges';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { useAppDispatch, useAppSelector } from '../../../app/hooks';
import { useFailureText } from '../../../app/hooks/useFlow';
import { useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { isDay, useDayText } from '../../../ui/data/DateText';
import { Alert } from '../../../ui/feedback/Alert';
import { Dialog } from '../../../ui/feedback/Dialog';
import { FormLayout } from '../../../ui/forms/FormLayout';
import { typedIn } from '../../../ui/forms/rules/typedText';
import { TextArea } from '../../../ui/forms/TextArea';
import { stopPackText } from '../packs.text';
import { RemovalUndo, usePackChange } from './PackChangeResult';

/** The longest reason that the operator accepts, in characters. */
const REASON_LENGTH = 400;
const FORM_ID = 'remove-pack';

interface RemoveDialogProps {
  readonly pack: Pack;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Confirms a removal: shows the day on which the pack will end, and asks for an optional reason. */
export const RemoveDialog = ({ pack, open, onClose }: RemoveDialogProps) => {
  const t = useText(stopPackText);
  const dispatch = useAppDispatch();
  const dayText = useDayText();
  const failureText = useFailureText();
  const change = usePackChange(pack);
  const isBusy = useAppSelector(selectIsChanging);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const reason = typedIn(event.currentTarget, 'reason').trim();
    dispatch(removePack.requested({ ...changedPack(pack), ...(reason !== '' && { reason }) }));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.removeAsk(pack.productname)}
      actions={
        <>
          <Button tone="ghost" onClick={onClose}>
            {t.keep}
          </Button>
          <Button tone="danger" type="submit" form={FORM_ID} busy={isBusy}>
            {t.removeYes}
          </Button>
        </>
      }
    >
      <FormLayout id={FORM_ID} busy={isBusy} onSubmit={submit} noValidate>
        <p>
          {isDay(pack.expirydate) && (
            <>
              <strong>{t.removeEnds(dayText(pack.expirydate))}</strong> {t.removeUntil}{' '}
            </>
          )}
          {t.removeNoRefund}
        </p>
        <RemovalUndo pack={pack} />
        <TextArea name="reason" label={t.reason} maxLength={REASON_LENGTH} />
        {change?.step === 'refused' && change.kind === 'removal' && (
          <Alert tone="bad" live>
            {failureText(change.failure)}
          </Alert>
        )}
      </FormLayout>
    </Dialog>
  );
};
