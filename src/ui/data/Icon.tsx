interface IconProps {
  /** One of the paths in icons.ts. */
  readonly path: string;
  /** Spoken name. Without it the icon is decoration and stays silent. */
  readonly label?: string;
  readonly size?: number;
}

/** A line icon in the colour of the text around it. */
export const Icon = ({ path, label, size = 22 }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <path d={path} />
  </svg>
);
