import { hashOf } from '../../../../../store/core/values/identifiers';

// Stored records are compared by their hashes, even after a deployment.
it('A hash never changes its value', () => {
  expect(hashOf('')).toBe('deadbeef41c6ce57');
  expect(hashOf('abc')).toBe('3e07da3fbf6f5b8b');
  expect(hashOf('{"a":"😀ह"}')).toBe('71392ccb93b1083b');
});

it('Texts and bytes are hashed one after the other', () => {
  expect(hashOf('a', new Uint8Array([98, 99]))).toBe(hashOf('abc'));
});
