/** What was reported to the console as a defect of ours since the test began. */
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

// A saga survives a defect, as it should, but a test with an unexpected defect fails.
afterEach(() => {
  const unexpected = takeDefects();
  spy.mockRestore();
  expect(unexpected).toEqual([]);
});

/** The defects so far. Taking them says that the test expected them. */
export const takeDefects = (): readonly unknown[] => reported.splice(0);
