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
  /** Unique in the product. A screen of the route table has its address as its id. */
  readonly id: string;
  readonly load: () => Promise<ComponentType<Props>>;
  /** The domains it shows and changes: each is a slice and its sagas, loaded with it. */
  readonly needs?: readonly DomainName[];
}

interface ShapeProps {
  /** Shown until the part has arrived. */
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
  /** Loads the code ahead of time, and its domains where they are given. A failure is shown with the part. */
  readonly preload: (domains?: Domains) => void;
  /** The same, for a caller that waits until it has loaded. Never rejects. */
  readonly preloaded: (domains?: Domains) => Promise<unknown>;
}
export type LazyPart<Props extends object = object> = Lazy<Props & PartProps>;
export type LazyScreen<Props extends object = object> = Lazy<Props & ShapeProps>;

/** Does it each time the network comes back; null does nothing. */
export const useOnReconnect = (act: (() => void) | null): void => {
  useEffect(() => {
    if (!act) return undefined;
    window.addEventListener('online', act);
    return () => window.removeEventListener('online', act);
  }, [act]);
};

/**
 * How a part of the page is loaded late.
 *
 *   shown ──▶ skeleton ──code and domains arrive──▶ the part, and at once at every later visit
 *               │ a request fails twice
 *               ▼
 *             failed(retry), or the next boundary; loaded again by retry, by the next visit, and
 *             by itself when the network is back
 *
 * React's own `lazy` shows what arrived 300 ms after its fallback at the earliest, which on a good
 * network is the longest wait of all.
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
        // A module that broke off while it was evaluated exports nothing the second time.
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
    // Requested before the skeleton is painted, also where the code came after this render began.
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

/** A part of a screen, which says in its own place that it could not be loaded. */
export const lazyPart: <Props extends object = object>(
  options: LazyPartOptions<Props>,
) => LazyPart<Props> = lazy;

/** All that a screen shows: the boundary of the screen says that it could not be loaded. */
export const lazyScreen: <Props extends object = object>(
  options: LazyPartOptions<Props>,
) => LazyScreen<Props> = lazy;
