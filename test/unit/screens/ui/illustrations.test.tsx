import { renderToStaticMarkup } from 'react-dom/server';
import * as drawings from '../../../../src/ui/illustrations/drawings';
import { Illustration } from '../../../../src/ui/illustrations/Illustration';

/** Bytes. */
const MAX_SIZE = 3_000;

describe.each(Object.entries(drawings))('The drawing %s', (_, drawing) => {
  const markup = renderToStaticMarkup(<Illustration drawing={drawing} />);

  it('A drawing is at most three kilobytes of markup', () => {
    expect(markup.length).toBeLessThanOrEqual(MAX_SIZE);
    expect(drawing.length).toBeGreaterThan(3);
  });

  it('A drawing stays silent and asks for no file', () => {
    expect(markup).toMatch(/^<svg[^>]* aria-hidden="true"/);
    expect(markup).not.toMatch(/<image|url\(|href=/);
  });
});

it('There are eight drawings', () => {
  expect(Object.keys(drawings)).toHaveLength(8);
});
