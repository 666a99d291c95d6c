/** The errors that the portal has written to the console as its defects since the test began (`reportDefect`). */
let reported: unknown[] = [];
let spy: jest.SpyInstance;

beforeEach(() => {
  reported = [];
  const { error } = console;
  spy = jest.spyOn(console, 'error').mockImplementation((...words: unknown[]) => {
    if (words[0] === 'Defect:') reported.push(words[1]);
    else error(...words);
  });
});

// A saga survives a defect, so an unexpected defect fails the test here.
afterEach(() => {
  const unexpected = takeDefects();
  spy.mockRestore();
  expect(unexpected).toEqual([]);
});

/** Returns the defects so far and forgets them, because the test expected them. */
export const takeDefects = (): readonly unknown[] => reported.splice(0);
