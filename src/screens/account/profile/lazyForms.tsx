import { late } from '../../../app/late';
import { SkeletonLines } from '../../../ui/feedback/Skeleton';

const edit = () => import(/* webpackChunkName: "profile-forms" */ './EditDetails');
const password = () => import(/* webpackChunkName: "profile-forms" */ './PasswordForm');

/** The two forms come after what is read first, and are there before anybody presses a button. */
export const LazyEditDetails = late(
  async () => (await edit()).EditDetails,
  () => <SkeletonLines count={6} />,
);
export const LazyPasswordForm = late(async () => (await password()).PasswordForm, SkeletonLines);

/** Whether they come is the press's own matter. */
export const preloadForms = (): void =>
  void Promise.all([edit(), password()]).catch(() => undefined);
