import { selectUserInfo } from '../../../store/account/subscriber';
import { fullNameOf } from '../../../store/core/values/fullName';
import { selectUser } from '../../../store/identity/session';
import { useAppSelector } from '../hooks';

/** The subscriber's full name, or the first name from the login until `userInfo` is loaded. */
export const useSubscriberName = (): string => {
  const subscriber = useAppSelector(selectUserInfo);
  const user = useAppSelector(selectUser);
  return fullNameOf({
    firstname: subscriber?.firstname ?? user?.firstname,
    surname: subscriber?.surname,
  });
};
