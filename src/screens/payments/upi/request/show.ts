/** Which attempt a link from the list of unfinished payments leads to: made up, and says nothing. */
export const SHOW = 'show';
