import { useLayoutEffect, useReducer, useState, type ComponentType } from 'react';

/** Code that comes when it is first wanted, and is remembered. */
export interface LatePart<Props extends object> {
  /** null until it has come. */
  readonly here: () => ComponentType<Props> | null;
  /** Rejects when it does not come; asked for again, it tries again. */
  readonly come: () => Promise<ComponentType<Props>>;
}

export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LatePart<Props> => {
  let here: ComponentType<Props> | null = null;
  let coming: Promise<ComponentType<Props>> | null = null;
  return {
    here: () => here,
    come: () =>
      (coming ??= load().then(
        (part) => (here = part),
        (error: unknown) => {
          coming = null;
          throw error;
        },
      )),
  };
};

/**
 * The part as soon as it is there, null until then; what keeps it from coming is thrown to the next
 * boundary. React's own `lazy` shows what came 300 ms after the shape that stood for it at the
 * earliest, which on a good network is the longest wait of all.
 */
export const useLate = <Props extends object>(
  part: LatePart<Props>,
): ComponentType<Props> | null => {
  const [, showIt] = useReducer((count: number) => count + 1, 0);
  const [failed, setFailed] = useState<{ readonly part: unknown; readonly error: unknown }>();
  // Asked for before the shape is painted.
  useLayoutEffect(() => {
    if (!part.here()) part.come().then(showIt, (error: unknown) => setFailed({ part, error }));
  }, [part]);
  if (failed?.part === part) throw failed.error;
  return part.here();
};

/** A component whose code comes when it is first shown, and what has its shape until then. */
export const late = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Shape?: ComponentType,
): ComponentType<Props> => {
  const part = latePart(load);
  const Late = (props: Props) => {
    const Here = useLate(part);
    if (Here) return <Here {...props} />;
    return Shape ? <Shape /> : null;
  };
  return Late;
};
