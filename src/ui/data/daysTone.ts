/** With this many days left or fewer, a renewal is due soon. */
export const ENDS_SOON = 7;

/** The tone of a pack or a service by its days left: 0 on the last day, negative after the end. */
export const daysTone = (daysLeft: number): 'success' | 'warn' | 'danger' => {
  if (daysLeft <= 0) return 'danger';
  return daysLeft <= ENDS_SOON ? 'warn' : 'success';
};
