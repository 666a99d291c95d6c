import { HOME } from '../../../app/guard';

/** The views of the documented support address. */
export const SUPPORT = `${HOME}/help/customersupport`;
export const NEW_TICKET = `${SUPPORT}?new=ticket`;
export const PICTURE_GUIDE = `${SUPPORT}?guide=picture`;
export const ticketAddress = (ticketid: string): string =>
  `${SUPPORT}?ticket=${encodeURIComponent(ticketid)}`;
