import { catalogue } from '../../text/catalogue';

export const maintenanceText = catalogue('maintenanceText', {
  title: 'Planned work',
  description:
    'Your operator is working on its systems. Your packs stay active. You can renew and pay again when the work is done.',
  again: 'Check again',
  over: 'The work is done. Everything is available again.',
  goOn: 'Continue',
  unknown: 'We couldn’t check whether the work is done.',
  staff: 'Staff login',
});
