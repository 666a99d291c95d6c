import type { ForWhom } from '../../store/payments';

/**
 * Whose number is paid for, by attempt: in this page's memory and nowhere else. A page that has lost it
 * is told it again with the next press.
 */
const held = new Map<string, ForWhom>();

export const keepForWhom = (id: string, forWhom: ForWhom): void => void held.set(id, forWhom);
export const forWhomOf = (id: string): ForWhom | undefined => held.get(id);
