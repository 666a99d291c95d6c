import { hashOf } from '../../../../../store/core/values/hash';

// The stored writes of earlier versions are compared with these.
it('A hash has the value that earlier versions stored', () => {
  expect(hashOf('')).toBe('deadbeef41c6ce57');
  expect(hashOf('abc')).toBe('3e07da3fbf6f5b8b');
  expect(hashOf('{"a":"😀ह"}')).toBe('71392ccb93b1083b');
});

it('Texts and bytes are hashed one after the other', () => {
  expect(hashOf('a', new Uint8Array([98, 99]))).toBe(hashOf('abc'));
});
