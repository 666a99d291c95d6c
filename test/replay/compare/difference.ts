/** A place where today's code does not do what was recorded. The first one ends the replay. */
export class Difference extends Error {}
