import { useState } from 'react';
import type { Pack } from '../../../store/entities/packs';
import { dayInIndia } from '../../../store/indianDay';
import { dueDaysOf } from '../../../store/renewalChoice';
import { useLanguage, useText } from '../../text/useText';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { useOperator } from '../../ui/operator';
import { Stack } from '../../ui/Sheet';
import { Unseen } from '../../ui/Unseen';
import { renewText } from './renew.text';

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
      <Unseen role="status">{saving === 'done' && t.calendarDone}</Unseen>
      {saving === 'failed' && (
        <Notice tone="bad" spoken>
          {t.calendarFailed}
        </Notice>
      )}
    </Stack>
  );
};
