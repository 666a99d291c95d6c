import { useState } from 'react';
import { dueDaysOf } from '../../../../store/renewal/renewalOptions';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { useOperatorToday } from '../../../app/hooks/useOperatorNow';
import { useLanguage, useText } from '../../../text/useText';
import { Button } from '../../../ui/buttons/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { useOperator } from '../../../ui/frame/operator';
import { Stack } from '../../../ui/layout/Stack';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { renewText } from '../renewal.text';

type SaveState = 'no' | 'running' | 'done' | 'failed';

/** Saves a calendar file with the days on which packs end. */
export const CalendarButton = ({ packs }: { readonly packs: readonly Pack[] }) => {
  const t = useText(renewText);
  const language = useLanguage();
  const { name: operator } = useOperator();
  const [saveState, setSaveState] = useState<SaveState>('no');
  const due = dueDaysOf(packs, useOperatorToday());
  if (due.length === 0) return null;
  const save = async () => {
    setSaveState('running');
    try {
      const { saveCalendar } = await import(/* webpackChunkName: "renew-calendar" */ './calendar');
      saveCalendar(due, { now: Date.now(), operator, language });
      setSaveState('done');
    } catch {
      setSaveState('failed');
    }
  };
  return (
    <Stack>
      <div>
        <Button tone="ghost" busy={saveState === 'running'} onClick={() => void save()}>
          {t.calendar}
        </Button>
      </div>
      <VisuallyHidden role="status">{saveState === 'done' && t.calendarDone}</VisuallyHidden>
      {saveState === 'failed' && (
        <Alert tone="bad" live>
          {t.calendarFailed}
        </Alert>
      )}
    </Stack>
  );
};
