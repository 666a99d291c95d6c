import type { ReactNode } from 'react';
import { selectUserInfo } from '../../../store/account/subscriber';
import { selectCartCount } from '../../../store/cart/cartCount';
import {
  ADD_PACKS,
  ALERTS,
  CHECKOUT,
  CONTACT,
  DESCRIPTION,
  HELP,
  HOME,
  MY_PACKS,
  PROFILE,
  TOP_UP,
  TRANSACTIONS,
} from '../../../store/core/paths';
import { logOut } from '../../../store/identity/session';
import { selectUnread } from '../../../store/inbox/unreadCount';
import { Frame } from '../../ui/frame/Frame';
import type { NavPaths } from '../../ui/frame/NavItems';
import { useAppDispatch, useAppSelector } from '../hooks';
import { useSubscriberName } from '../hooks/useSubscriberName';
import { Settings } from './Settings';

const paths: NavPaths = {
  home: HOME,
  packs: MY_PACKS,
  add: ADD_PACKS,
  money: TRANSACTIONS,
  help: HELP,
  alerts: ALERTS,
  profile: PROFILE,
  balance: TOP_UP,
  cart: CHECKOUT,
  within: [
    [TOP_UP, 'money'],
    [CHECKOUT, 'add'],
    [DESCRIPTION, 'add'],
    [CONTACT, 'help'],
  ],
};

/** The frame, with the subscriber's data from the store. It loads nothing. */
export const HomeFrame = ({ children }: { readonly children: ReactNode }) => {
  const dispatch = useAppDispatch();
  const subscriber = useAppSelector(selectUserInfo);
  return (
    <Frame
      paths={paths}
      balance={subscriber?.balance ?? null}
      unread={useAppSelector(selectUnread)}
      cart={useAppSelector(selectCartCount)}
      name={useSubscriberName()}
      onLogOut={() => dispatch(logOut.requested())}
      settings={<Settings />}
    >
      {children}
    </Frame>
  );
};
