interface Named {
  readonly firstname?: string | undefined;
  readonly surname?: string | undefined;
}

/** First name and surname, as far as they are known; '' for neither. */
export const fullNameOf = ({ firstname, surname }: Named): string =>
  [firstname, surname].filter(Boolean).join(' ');
