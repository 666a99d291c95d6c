import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useState,
} from 'react';
import type { DomainName } from '../../../store/documented/documentedState';
import { type Domains, useDomains } from '../PortalServices';
import { secondChance } from './secondChance';

interface LazyPartOptions<Props extends object> {
  /** Unique in the product. In the route table the id of a screen is its path. */
  readonly id: string;
  readonly load: () => Promise<ComponentType<Props>>;
  /** The domains whose state the part shows or changes. They are loaded with its code. */
  readonly needs?: readonly DomainName[];
}

interface ShapeProps {
  /** Shown until the part is loaded. */
  readonly skeleton?: ReactNode;
}
interface PartProps extends ShapeProps {
  /** Shown when the part could not be loaded. */
  readonly failed: (retry: () => void) => ReactNode;
}

/** A component whose code is loaded when it is first shown. */
interface Lazy<Props extends object> {
  (props: Props): ReactNode;
  readonly id: string;
  readonly load: () => Promise<unknown>;
  readonly needs: readonly DomainName[];
  /**
   * Loads the code ahead of time, and its domains when `domains` is passed. After a failure the part is loaded again
   * when it is shown.
   */
  readonly preload: (domains?: Domains) => void;
  /** Does the same as `preload`, and resolves when all is loaded or has failed. It never rejects. */
  readonly preloaded: (domains?: Domains) => Promise<unknown>;
}
export type LazyPart<Props extends object = object> = Lazy<Props & PartProps>;
export type LazyScreen<Props extends object = object> = Lazy<Props & ShapeProps>;

/** Calls `act` each time the network comes back, and does nothing if `act` is null. */
export const useOnReconnect = (act: (() => void) | null): void => {
  useEffect(() => {
    if (!act) return undefined;
    window.addEventListener('online', act);
    return () => window.removeEventListener('online', act);
  }, [act]);
};

/**
 * Loads a part of the page when it is first shown.
 *
 *   shown ──▶ skeleton ──code and domains arrive──▶ the part; a later visit shows it at once
 *               │ a request fails twice
 *               ▼
 *             failed(retry), or the next error boundary; loaded again by retry, at the next visit,
 *             and when the network is back
 *
 * React's own `lazy` is not used: it shows its fallback for at least 300 ms, which is longer than a fast download.
 */
const lazy = <Props extends object>({
  id,
  load,
  needs = [],
}: LazyPartOptions<Props>): Lazy<Props & ShapeProps & Partial<PartProps>> => {
  let code: ComponentType<Props> | null = null;
  let loading: Promise<unknown> | null = null;

  const loadCode = (): Promise<unknown> =>
    (loading ??= secondChance(load)
      .then((component: ComponentType<Props> | undefined) => {
        // When the evaluation of a module throws, its second import resolves without exports.
        if (!component) throw new Error(`${id} exports nothing`);
        code = component;
      })
      .catch((error: unknown) => {
        loading = null;
        throw error;
      }));
  const loadAll = ({ add }: Domains) => Promise.all([loadCode(), ...needs.map(add)]);
  const preloaded = (domains?: Domains): Promise<unknown> =>
    (domains ? loadAll(domains) : loadCode()).catch(() => undefined);
  const ready = ({ has }: Domains) => (needs.every(has) ? code : null);

  const Lazy = ({
    skeleton = null,
    failed,
    ...rest
  }: Props & ShapeProps & Partial<PartProps>): ReactNode => {
    const domains = useDomains();
    const [, render] = useReducer((count: number) => count + 1, 0);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    const start = useCallback(() => {
      setFailure(null);
      loadAll(domains).then(render, (error: unknown) => setFailure({ error }));
    }, [domains]);
    const Part = ready(domains);
    const isMissing = Part === null;
    // A layout effect starts the download before the skeleton is painted. If the code has arrived since this rendering
    // began, `start` only renders again.
    useLayoutEffect(() => {
      if (isMissing) start();
    }, [isMissing, start]);
    useOnReconnect(failure ? start : null);
    if (Part) return <Part {...(rest as unknown as Props)} />; // `rest` is Props without the lazy props
    if (!failure) return skeleton;
    if (!failed) throw failure.error;
    return failed(start);
  };

  return Object.assign(Lazy, {
    displayName: `Lazy(${id})`,
    id,
    load,
    needs,
    preload: (domains?: Domains): void => void preloaded(domains),
    preloaded,
  });
};

/** A part of a screen. Its failure is shown in its place. */
export const lazyPart: <Props extends object = object>(
  options: LazyPartOptions<Props>,
) => LazyPart<Props> = lazy;

/** A whole screen. Its failure is shown by the boundary of the screen. */
export const lazyScreen: <Props extends object = object>(
  options: LazyPartOptions<Props>,
) => LazyScreen<Props> = lazy;
