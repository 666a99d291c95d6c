/** The icons of the first download. The others are in icons.ts and are downloaded with the screens that show them. */
export const backIcon = 'M15 5l-7 7 7 7';
export const showIcon =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 110 6 3 3 0 010-6z';
export const hideIcon =
  'M4 4l16 16M9.9 5.8A9 9 0 0112 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 01-3 3.8M6.2 7.6A16 16 0 002.5 12S6 18.5 12 18.5a9 9 0 004-.9M9.9 9.9a3 3 0 004.2 4.2';
export const settingsIcon =
  'M4 7h9M19 7h1M4 17h1M11 17h9M16 4a3 3 0 110 6 3 3 0 010-6zM8 14a3 3 0 110 6 3 3 0 010-6z';

interface IconProps {
  /** One of the paths in this file or in icons.ts. */
  readonly path: string;
  readonly size?: number;
}

/** A line icon in the colour of the text around it. Decorative: a text or an accessible name says the same. */
export const Icon = ({ path, size = 22 }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={path} />
  </svg>
);
