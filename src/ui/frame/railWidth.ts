/** The width of the rail of a wide screen; the percentage is of the page. */
export const railWidth = 'min(13rem, 24%)';
