import { late } from '../../../app/late';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';

const edit = () => import(/* webpackChunkName: "profile-forms" */ './EditDetails');
const password = () => import(/* webpackChunkName: "profile-forms" */ './PasswordForm');

/** The two forms are loaded after the screen, before their buttons are pressed. */
export const LazyEditDetails = late(
  async () => (await edit()).EditDetails,
  () => <SkeletonLines count={6} />,
);
export const LazyPasswordForm = late(async () => (await password()).PasswordForm, SkeletonLines);

/** A failure is ignored: the press loads them again. */
export const preloadForms = (): void =>
  void Promise.all([edit(), password()]).catch(() => undefined);
