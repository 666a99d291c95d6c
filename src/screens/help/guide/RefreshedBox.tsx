import { useEffect } from 'react';
import { loadTicketChoices } from '../../../../store/help/tickets';
import type { Box } from '../../../../store/wire/entities/account/equipment';
import { useAppDispatch } from '../../../app/hooks';
import { useText } from '../../../text/useText';
import { TextButton } from '../../../ui/buttons/TextButton';
import { Stack } from '../../../ui/layout/Card';
import { boxRefreshText } from './boxRefresh.text';
import { useGuideTicket } from './Refresh';
import { RefreshBox } from './RefreshBox';

/** The refresh that was pressed at a box, and a ticket for when it does not help. */
export const RefreshedBox = ({ box }: { readonly box: Box }) => {
  const t = useText(boxRefreshText);
  const dispatch = useAppDispatch();
  const write = useGuideTicket({ stbno: box.stbno, symptom: 'other', code: '' });
  // The ticket is about a picture: which category that is, the operator says.
  useEffect(() => void dispatch(loadTicketChoices.requested()), [dispatch]);
  return (
    <Stack>
      <RefreshBox box={box} isPressed />
      <TextButton type="button" onClick={write}>
        {t.write}
      </TextButton>
    </Stack>
  );
};
