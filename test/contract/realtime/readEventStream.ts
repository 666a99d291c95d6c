/** An event of an event stream; an event without a name is called `message`. */
interface ReadEvent {
  readonly name: string;
  readonly data: string;
}

/** Reads an event stream piece by piece, as the HTML standard says and as a browser does. */
export const eventStreamReader = (): ((piece: string) => readonly ReadEvent[]) => {
  let rest = '';
  let name = '';
  let data: string[] = [];
  const readLine = (line: string): readonly ReadEvent[] => {
    if (line === '') {
      const ended = data.length > 0 ? [{ name: name || 'message', data: data.join('\n') }] : [];
      [name, data] = ['', []];
      return ended;
    }
    const [, field, value = ''] = /^([^:]*):? ?(.*)$/s.exec(line) ?? [];
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
    return [];
  };
  return (piece) => {
    // A line feed at the start of the next piece belongs to the carriage return at the end of this one.
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    return lines.flatMap(readLine);
  };
};
