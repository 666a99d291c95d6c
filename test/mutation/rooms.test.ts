import { UserFacingError } from '../operator/startup';
import { tools } from '../run/commands/tools';
import { filesOfRoom, mutatedRoomNames } from './rooms';

describe('The rooms that can be mutated', () => {
  it.each(mutatedRoomNames)('%s has code, tests of both layers, and no random walk', (name) => {
    const { files, tests } = filesOfRoom(name, ['']);
    for (const layer of ['store', 'sagas']) {
      expect(files.some((file) => file.startsWith(`${layer}/${name}/`))).toBe(true);
      expect(tests.some((file) => file.startsWith(`test/unit/${layer}/${name}/`))).toBe(true);
    }
    expect(tests.filter((file) => /walk/i.test(file))).toEqual([]);
  });

  it('A part of a path chooses among the files of a room', () => {
    expect(filesOfRoom('writes', ['store/writes/outcome']).files).toEqual([
      'store/writes/outcome.ts',
    ]);
  });

  it('The quick tests are those that need no page', () => {
    expect(filesOfRoom('cart', [''], true).tests).toEqual(
      filesOfRoom('cart', ['']).tests.filter((file) => !file.includes('.dom.')),
    );
  });

  it.each([
    ['no room', '', '', 'Name a room: cart, identity, payments, renewal, writes.'],
    [
      'an unknown room',
      'toString',
      '',
      '"toString" is no room that can be mutated: cart, identity, payments, renewal, writes.',
    ],
    ['no such file', 'cart', 'nonesuch', 'No file of the room cart has "nonesuch" in its path.'],
  ])('Given %s, a sentence says so', (_, name, part, sentence) => {
    expect(() => filesOfRoom(name, [part])).toThrow(new UserFacingError(sentence));
  });

  it('The help of the command names them', () => {
    expect(tools.mutate.notes[0]).toContain(
      `The rooms are ${mutatedRoomNames.join(', ').replace(/, (\w+)$/, ' and $1')}.`,
    );
  });
});
