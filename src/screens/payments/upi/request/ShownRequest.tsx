import { useText } from '../../../../text/useText';
import { Button } from '../../../../ui/buttons/Button';
import { Alert } from '../../../../ui/feedback/Alert';
import { upiText } from '../../payments.text';
import { UpiRequest } from './UpiRequest';
import { useShownRequest } from './useShownRequest';

const nothing = () => false;

/** An unfinished request to pay that a link leads to. */
export const ShownRequest = () => {
  const t = useText(upiText);
  const { request, close } = useShownRequest(nothing);
  if (request) return <UpiRequest attempt={request} onClose={close} />;
  return (
    <>
      <Alert tone="warn">{t.gone}</Alert>
      <Button wide tone="ghost" onClick={close}>
        {t.back}
      </Button>
    </>
  );
};
