import { useLocation } from 'react-router-dom';

/** What is in `/instantpaymentconfirmdetails/{id}`: made up by this tab, and of plain digits and letters. */
export const useAccountId = (): string => useLocation().pathname.split('/').at(-1) ?? '';
