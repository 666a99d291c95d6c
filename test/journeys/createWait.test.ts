import { createWait } from './createWait';

const PATIENCE = 25_000;

describe('How long a person of a journey waits for a thing', () => {
  it('A thing that appears late and under a bar is still scrolled to', () => {
    const isOver = createWait(PATIENCE);
    expect(isOver(null, 0)).toBe(false);
    expect(isOver(null, 9_000)).toBe(false);
    expect(isOver('covered', 9_100)).toBe(false);
  });

  it('A thing that stays covered is given up after four seconds', () => {
    const isOver = createWait(PATIENCE);
    expect(isOver('covered', 6_000)).toBe(false);
    expect(isOver('covered', 10_000)).toBe(false);
    expect(isOver('covered', 10_001)).toBe(true);
  });

  it('A thing that was free in between is not given up for the time before', () => {
    const isOver = createWait(PATIENCE);
    expect(isOver('covered', 0)).toBe(false);
    expect(isOver('disabled', 3_000)).toBe(false);
    expect(isOver('covered', 5_000)).toBe(false);
  });

  it('A thing that does not appear is given up when the patience ends', () => {
    const isOver = createWait(PATIENCE);
    expect(isOver(null, PATIENCE)).toBe(false);
    expect(isOver(null, PATIENCE + 1)).toBe(true);
  });
});
