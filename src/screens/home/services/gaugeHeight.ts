/** Of the gauge of the data used, and of the room that every tile keeps for it. */
export const GAUGE_HEIGHT = '88px';
