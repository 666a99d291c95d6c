/**
 * The rooms of each layer. A room may import the rooms of its layer that stand in `uses`, and of every
 * room only the files of its front door. A room without `front` is open as a whole: it exists to be
 * used by the others.
 */
export interface Room {
  readonly layer: 'store' | 'sagas' | 'src';
  readonly name: string;
  /** The folder. */
  readonly path: string;
  /** Rooms of the same layer, by name. */
  readonly uses: readonly string[] | 'all';
  /** File names without their endings, below the room's folder. */
  readonly front?: readonly string[];
  /** Files that put the rooms together and may therefore import all of them. */
  readonly except?: readonly string[];
}
type Doors = Readonly<Record<string, readonly [uses: string, front?: string, except?: string]>>;
export const rooms: readonly Room[] = [];
