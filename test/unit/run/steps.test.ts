import { cpus } from 'node:os';
import { runSteps, type Step } from '../../run/steps';

const step = (name: string, failed: number, more: Partial<Step> = {}): Step => ({
  ...{ name, cores: 1, run: async () => ({ passed: 1 - failed, failed }) },
  ...more,
});

beforeEach(() => void jest.spyOn(console, 'log').mockImplementation());

it('The steps end in the given order with what each counted', async () => {
  const ended = await runSteps([step('one', 0), step('two', 1), step('three', 0, { cores: 2 })]);
  expect(ended.map(({ name, passed, failed }) => [name, passed, failed])).toEqual([
    ['one', 1, 0],
    ['two', 0, 1],
    ['three', 1, 0],
  ]);
});

it('A step that waits for one that failed is not run, counts as failed and lets the others end', async () => {
  const run = jest.fn();
  const ended = await runSteps([
    step('build', 1),
    step('stories', 0, { after: 'build', cores: 2, run }),
    step('lint', 0),
  ]);
  expect(run).not.toHaveBeenCalled();
  expect(ended.map(({ name, failed }) => [name, failed])).toEqual([
    ['build', 1],
    ['stories', 1],
    ['lint', 0],
  ]);
});

it('A step starts only when its cores are free', async () => {
  let running = 0;
  let most = 0;
  const busy = (name: string) =>
    step(name, 0, {
      cores: 2,
      run: async () => {
        most = Math.max(most, (running += 1));
        await Promise.resolve();
        running -= 1;
        return { passed: 1, failed: 0 };
      },
    });
  await runSteps(['one', 'two', 'three', 'four', 'five'].map(busy));
  expect(most).toBe(Math.max(1, Math.floor(Math.max(2, cpus().length) / 2)));
});
