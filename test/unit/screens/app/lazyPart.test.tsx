import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { late } from '../../../../src/app/late';

const Shape = () => 'its shape';
const Greeting = ({ name }: { readonly name: string }) => `Namaste, ${name}`;

/** Code on its way, until the test lets it come or fail. */
const underway = () => {
  const asked = jest.fn();
  let arrive!: (part: typeof Greeting) => void;
  let fail!: (error: Error) => void;
  const Late = late(() => {
    asked();
    return new Promise<typeof Greeting>((resolve, reject) => {
      arrive = resolve;
      fail = reject;
    });
  }, Shape);
  return {
    Late,
    asked,
    arrives: () => act(async () => arrive(Greeting)),
    fails: (error: Error) => act(async () => fail(error)),
  };
};

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { error: null as Error | null };
  static getDerivedStateFromError(error: Error) {
    return { error };
  }
  override render() {
    return this.state.error ? this.state.error.message : this.props.children;
  }
}

it('A lazy part shows its skeleton until it loads, and renders at once the next time', async () => {
  const { Late, asked, arrives } = underway();
  const first = render(<Late name="Asha" />);
  screen.getByText('its shape');
  await arrives();
  screen.getByText('Namaste, Asha');
  first.unmount();
  render(<Late name="Meera" />);
  screen.getByText('Namaste, Meera');
  expect(asked).toHaveBeenCalledTimes(1);
});

it('A lazy part that fails to load throws to its boundary and loads again the next time', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React tells of what a boundary caught
  const { Late, asked, arrives, fails } = underway();
  const first = render(
    <Boundary>
      <Late name="Asha" />
    </Boundary>,
  );
  await fails(new Error('Loading chunk 7 failed.'));
  screen.getByText('Loading chunk 7 failed.');
  first.unmount();
  render(<Late name="Asha" />);
  await arrives();
  screen.getByText('Namaste, Asha');
  expect(asked).toHaveBeenCalledTimes(2);
});
