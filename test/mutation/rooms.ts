import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { UserFacingError } from '../operator/startup';

interface MutatedRoom {
  /** What is changed: every file below these folders. */
  readonly code: readonly string[];
  /** The tests that must notice a change: every test below these folders, and these files. */
  readonly tests: readonly string[];
}

const ownTests = (room: string): readonly string[] => [
  `test/unit/store/${room}`,
  `test/unit/sagas/${room}`,
];

const layersOf = (room: string): readonly string[] => [`store/${room}`, `sagas/${room}`];

/** The rooms that can be mutated, by name. The random walks of the payments are left out, because one takes minutes. */
const mutatedRooms: Readonly<Record<string, MutatedRoom>> = {
  // The writes whose outcome is found out by reading are those of these rooms.
  writes: {
    code: layersOf('writes'),
    tests: [
      ...ownTests('writes'),
      ...[
        'account/kyc',
        'account/profile',
        'newConnection/offers',
        'packs/packChanges',
        'payments/cart',
        'payments/renewal',
        'renewal/renewal',
      ].map((name) => `test/unit/sagas/${name}.dom.test.ts`),
    ],
  },
  payments: {
    code: layersOf('payments'),
    tests: [
      'test/unit/store/payments',
      'test/unit/sagas/payments/engine',
      'test/unit/sagas/payments/methods',
      ...[
        'cardAndInstalment',
        'cart',
        'hostileAnswers',
        'instalmentCode',
        'instantPayment',
        'offer',
        'pageReturns',
        'paymentWatch',
        'renewal',
        'savedNumbers',
        'topUp',
        'unpayableBills',
        'upi',
      ].map((name) => `test/unit/sagas/payments/${name}.dom.test.ts`),
      ...['cart/checkout', 'packs/replacement', 'renewal/renewal'].map(
        (name) => `test/unit/sagas/${name}.dom.test.ts`,
      ),
    ],
  },
  renewal: {
    code: layersOf('renewal'),
    tests: [...ownTests('renewal'), 'test/unit/sagas/payments/renewal.dom.test.ts'],
  },
  cart: {
    code: layersOf('cart'),
    tests: [...ownTests('cart'), 'test/unit/sagas/payments/cart.dom.test.ts'],
  },
  identity: {
    code: layersOf('identity'),
    tests: [...ownTests('identity'), 'test/unit/sagas/api/earlyReads.dom.test.ts'],
  },
};

const TEST = /\.test\.tsx?$/;
/** As in jest.config.mjs. */
const WITHOUT_PAGE = /(?<!\.dom)\.test\.ts$/;

export const mutatedRoomNames = Object.keys(mutatedRooms).sort();

const filesBelow = (place: string): readonly string[] =>
  statSync(place).isFile()
    ? [place]
    : readdirSync(place, { recursive: true, encoding: 'utf8' })
        .map((name) => `${place}/${name.replaceAll(path.sep, '/')}`)
        .filter((file) => /\.tsx?$/.test(file))
        .sort();

/**
 * The files of a room whose paths contain one of the parts, and the room's tests, or only those that need no page.
 * @throws UserFacingError when there is no such room or file.
 */
export const filesOfRoom = (
  name: string,
  parts: readonly string[],
  isQuick = false,
): { readonly files: readonly string[]; readonly tests: readonly string[] } => {
  const room = Object.hasOwn(mutatedRooms, name) ? mutatedRooms[name] : undefined;
  if (!room) {
    const wrong = name === '' ? 'Name a room' : `"${name}" is no room that can be mutated`;
    throw new UserFacingError(`${wrong}: ${mutatedRoomNames.join(', ')}.`);
  }
  const files = room.code
    .flatMap(filesBelow)
    .filter((file) => parts.some((part) => file.includes(part)));
  if (files.length === 0)
    throw new UserFacingError(
      `No file of the room ${name} has "${parts.join('" or "')}" in its path.`,
    );
  const kind = isQuick ? WITHOUT_PAGE : TEST;
  const tests = room.tests.flatMap(filesBelow).filter((file) => kind.test(file));
  return { files, tests };
};
