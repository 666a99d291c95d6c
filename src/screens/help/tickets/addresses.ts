import { HOME } from '../../../app/guard';

/** The views of the one documented address, so that each of them can be linked to. */
export const SUPPORT = `${HOME}/help/customersupport`;
export const NEW_TICKET = `${SUPPORT}?new=ticket`;
export const PICTURE_GUIDE = `${SUPPORT}?guide=picture`;
export const ticketAddress = (ticketid: string): string =>
  `${SUPPORT}?ticket=${encodeURIComponent(ticketid)}`;
