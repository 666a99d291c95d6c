import { useState } from 'react';
import { Link } from 'react-router-dom';
import { error, type SnackbarMessage as Shown, success } from '../../../store/app/snackbar';
import { Button } from '../../ui/buttons/Button';
import { Chips } from '../../ui/buttons/Chip';
import { Alert } from '../../ui/feedback/Alert';
import { CopyText } from '../../ui/feedback/CopyText';
import { Dialog } from '../../ui/feedback/Dialog';
import { Loader } from '../../ui/feedback/Loader';
import { Mark, Pill } from '../../ui/feedback/Pill';
import {
  Blank,
  BlankBlock,
  LoadingRegion,
  SkeletonCard,
  SkeletonLines,
  SkeletonRows,
} from '../../ui/feedback/Skeleton';
import { Snackbar } from '../../ui/feedback/Snackbar';
import { EmptyState, ErrorState, OfflineState } from '../../ui/feedback/States';
import { Stack } from '../../ui/layout/Stack';
import { Example, type Examples, ignore } from './Example';

const alert: Examples = {
  'Notice that warns, with what to do': () => (
    <Example>
      {(t) => (
        <Alert tone="warn" action={<Link to="/">{t.check}</Link>}>
          {t.unconfirmed}
        </Alert>
      )}
    </Example>
  ),
  'Notice of success': () => <Example>{(t) => <Alert tone="ok">{t.paid}</Alert>}</Example>,
  'Notice of failure': () => <Example>{(t) => <Alert tone="bad">{t.refused}</Alert>}</Example>,
  'Notice that informs': () => <Example>{(t) => <Alert>{t.workSub}</Alert>}</Example>,
};

const copyText: Examples = {
  'A number to keep': () => <CopyText text="DK4417A00001" />,
};

const Removal = () => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Example>
      {(t) => (
        <>
          <Button tone="ghost" onClick={() => setOpen(true)}>
            {t.remove}
          </Button>
          <Dialog
            open={open}
            onClose={close}
            title={t.removeAsk}
            actions={
              <>
                <Button tone="ghost" onClick={close}>
                  {t.keep}
                </Button>
                <Button tone="danger" onClick={close}>
                  {t.remove}
                </Button>
              </>
            }
          >
            <p>{t.removeDescription}</p>
          </Dialog>
        </>
      )}
    </Example>
  );
};

const dialog: Examples = { 'Dialog that asks once more': () => <Removal /> };

const SHOWN_MS = 2000;

const Wait = () => {
  const [visible, setVisible] = useState(false);
  const wait = () => {
    setVisible(true);
    setTimeout(() => setVisible(false), SHOWN_MS);
  };
  return (
    <Example>
      {(t) => (
        <>
          <Button tone="ghost" onClick={wait}>
            {t.check}
          </Button>
          <Loader visible={visible} />
        </>
      )}
    </Example>
  );
};

const loader: Examples = { 'Loader for two seconds': () => <Wait /> };

const pill: Examples = {
  'Pills and a mark': () => (
    <Example>
      {(t) => (
        <Chips label={t.packs}>
          <Pill>₹214.50</Pill>
          <Pill $tone="ok">{t.active}</Pill>
          <Pill $tone="warn">{t.ending}</Pill>
          <Pill $tone="bad">{t.stopped}</Pill>
          <Pill $tone="brand">2</Pill>
          <span>
            {t.channel}
            <Mark>HD</Mark>
          </span>
        </Chips>
      )}
    </Example>
  ),
};

const skeleton: Examples = {
  'Text on its way': () => <SkeletonLines />,
  'Card on its way': () => <SkeletonCard />,
  'Words, a button and a picture on their way': () => (
    <LoadingRegion>
      <Blank $width="12rem" />
      <BlankBlock $height="48px" />
      <br />
      <BlankBlock $ratio="16 / 6" />
    </LoadingRegion>
  ),
  'Rows on their way': () => <SkeletonRows lead />,
};

const Both = () => {
  const [shown, show] = useState<Shown | null>(null);
  return (
    <Example>
      {(t) => (
        <Stack>
          <Button tone="ghost" onClick={() => show(success(t.saved))}>
            {t.active}
          </Button>
          <Button tone="ghost" onClick={() => show(error(t.refused))}>
            {t.stopped}
          </Button>
          <Button tone="ghost" onClick={() => show(null)}>
            {t.leave}
          </Button>
          <Snackbar shown={shown} />
        </Stack>
      )}
    </Example>
  );
};

const snackbar: Examples = { 'Snackbar of both colours': () => <Both /> };

const states: Examples = {
  'Nothing there yet': () => (
    <Example>
      {(t) => (
        <EmptyState
          title={t.none}
          description={t.noneDescription}
          action={<Button>{t.report}</Button>}
        />
      )}
    </Example>
  ),
  'A part that failed': () => (
    <ErrorState sentence="Everything else on this page still works." onRetry={ignore} />
  ),
  Offline: () => <OfflineState onRetry={ignore} />,
};

export const feedbackExamples: Readonly<Record<string, Examples>> = {
  Alert: alert,
  Pill: pill,
  CopyText: copyText,
  Dialog: dialog,
  Snackbar: snackbar,
  Loader: loader,
  Skeleton: skeleton,
  States: states,
};
