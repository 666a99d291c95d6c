interface NamedPack {
  readonly productid: string;
  /** '' when the operator did not say it. */
  readonly productname: string;
}

/** What a pack is called: its name, or its code where the operator has said no name. */
export const packNameOf = ({ productname, productid }: NamedPack): string =>
  productname || productid;
