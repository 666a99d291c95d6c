/** Paths drawn as lines on a square of 24 units. Each is a constant: a screen downloads only the icons it shows. */
export const homeIcon = 'M4 11l8-7 8 7v9h-5v-6H9v6H4z';
export const packsIcon = 'M5 5h14a2 2 0 012 2v8a2 2 0 01-2 2H5a2 2 0 01-2-2V7a2 2 0 012-2zM8 21h8';
export const addIcon = 'M12 5v14M5 12h14';
export const moneyIcon = 'M7 5h10M7 9h10M7 5c6 0 6 8 0 8l7 7';
export const walletIcon = 'M5 5h13v4M5 5a2 2 0 00-2 2v10a2 2 0 002 2h15V9H5a2 2 0 010-4M16 14h.01';
export const cartIcon = 'M3 4h3l2 11h10l2-8H6.5M9 20h.01M17 20h.01';
export const helpIcon =
  'M12 3a9 9 0 110 18 9 9 0 010-18zM9.5 9.5a2.5 2.5 0 115 0c0 1.8-2.5 2-2.5 4M12 17h.01';
export const bellIcon = 'M6 16v-5a6 6 0 0112 0v5l2 2H4zM10 21h4';
export const checkIcon = 'M5 12.5l4.5 4.5L19 7.5';
export const closeIcon = 'M6 6l12 12M18 6L6 18';
export const binIcon = 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5';
export const forwardIcon = 'M9 5l7 7-7 7';
export const downIcon = 'M6 9l6 6 6-6';
export const warnIcon = 'M12 4l9 16H3zM12 10v4M12 17h.01';
export const infoIcon = 'M12 3a9 9 0 110 18 9 9 0 010-18zM12 11v5M12 8h.01';
export const offlineIcon =
  'M4 4l16 16M5 12.5a10 10 0 014-2.4M15.5 10.3a10 10 0 013.5 2.2M8.5 16a5 5 0 017 0M12 20h.01';
export const emptyIcon = 'M4 13l3-8h10l3 8v6H4zM4 13h5l1 2h4l1-2h5';
export const personIcon = 'M12 4a4 4 0 110 8 4 4 0 010-8zM4 21c0-4.5 3.6-7 8-7s8 2.5 8 7';
export const leaveIcon = 'M10 4H5v16h5M15 8l4 4-4 4M19 12H9';
export const wifiIcon = 'M4 9a12 12 0 0116 0M7 12.5a7.5 7.5 0 0110 0M10 16a3 3 0 014 0M12 19h.01';
export const refreshIcon = 'M20 11a8 8 0 00-14-4L4 9M4 4v5h5M4 13a8 8 0 0014 4l2-2M20 20v-5h-5';
export const noticeIcon = 'M4 10v4h3l7 4V6l-7 4zM17 9a4 4 0 010 6';
export const swapIcon = 'M4 8h14l-4-4M20 16H6l4 4';
export const pauseIcon = 'M9 6v12M15 6v12';
export const playIcon = 'M8 5l11 7-11 7z';
export const searchIcon = 'M11 4a7 7 0 110 14 7 7 0 010-14zM16 16l4.5 4.5';
export const toolIcon =
  'M16 4a5 5 0 00-5.6 7L4 17.4V20h2.6l6.4-6.4A5 5 0 0020 8l-3.2 3.2-2.6-1.4-1.4-2.6z';
