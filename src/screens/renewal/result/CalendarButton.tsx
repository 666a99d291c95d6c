import { useState } from 'react';
import type { Pack } from '../../../../store/wire/entities/packs/packs';
import { dayInIndia } from '../../../../store/core/dates';
import { dueDaysOf } from '../../../../store/renewal/renewalChoice';
import { useLanguage, useText } from '../../../text/useText';
import { Button } from '../../../ui/forms/Button';
import { Alert } from '../../../ui/feedback/Alert';
import { useOperator } from '../../../ui/layout/operator';
import { Stack } from '../../../ui/layout/Card';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden';
import { renewText } from '../renew.text';

type Saving = 'no' | 'running' | 'done' | 'failed';

/** The days on which packs end, for the phone's own calendar. */
export const CalendarButton = ({ of: packs }: { readonly of: readonly Pack[] }) => {
  const t = useText(renewText);
  const language = useLanguage();
  const { name: operator } = useOperator();
  const [saving, setSaving] = useState<Saving>('no');
  const due = dueDaysOf(packs, dayInIndia(Date.now()));
  if (due.length === 0) return null;
  const save = async () => {
    setSaving('running');
    try {
      const { saveCalendar } = await import(/* webpackChunkName: "renew-calendar" */ './calendar');
      saveCalendar(due, { now: Date.now(), operator, language });
      setSaving('done');
    } catch {
      setSaving('failed');
    }
  };
  return (
    <Stack>
      <div>
        <Button tone="ghost" busy={saving === 'running'} onClick={() => void save()}>
          {t.calendar}
        </Button>
      </div>
      <VisuallyHidden role="status">{saving === 'done' && t.calendarDone}</VisuallyHidden>
      {saving === 'failed' && (
        <Alert tone="bad" live>
          {t.calendarFailed}
        </Alert>
      )}
    </Stack>
  );
};
