/** Where today's code does not do what was recorded: the first such place ends the replay. */
export class Difference extends Error {}
