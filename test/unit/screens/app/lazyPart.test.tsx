import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { lazyPart, lazyScreen } from '../../../../src/app/lazy/lazyPart';
import { createLoginPrefill, createNavigator } from '../../../../src/app/pageServices';
import {
  type Domains,
  type PortalServices,
  PortalServicesProvider,
} from '../../../../src/app/PortalServices';
import type { DomainName } from '../../../../store/documented/documentedState';

const Greeting = ({ name }: { readonly name: string }) => `Namaste, ${name}`;
const skeleton = 'its skeleton';
const lost = new Error('Loading chunk 7 failed.');

/** Longer than the pause before the second request. */
const PAUSE = 1_000;

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A part whose requests for its code the test answers one by one. */
const aPart = (needs: readonly DomainName[] = []) => {
  const requests: { arrive: (part: typeof Greeting) => void; fail: (error: Error) => void }[] = [];
  const options = {
    id: 'greeting',
    needs,
    load: () =>
      new Promise<typeof Greeting>((arrive, fail) => void requests.push({ arrive, fail })),
  };
  return {
    Screen: lazyScreen(options),
    Part: lazyPart(options),
    requests,
    arrives: () => act(async () => requests.at(-1)?.arrive(Greeting)),
    /** Both the first request and the one after the pause fail. */
    failsTwice: async () => {
      await act(async () => requests.at(-1)?.fail(lost));
      await act(() => jest.advanceTimersByTimeAsync(PAUSE));
      await act(async () => requests.at(-1)?.fail(lost));
    },
  };
};

const inPortal = (domains: Domains, part: ReactNode) => {
  const services: PortalServices = {
    imageHosts: [],
    navigator: createNavigator(),
    domains,
    requestedEarly: new Set(),
    loginPrefill: createLoginPrefill(),
    onReady: () => undefined,
  };
  return <PortalServicesProvider value={services}>{part}</PortalServicesProvider>;
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

it('A part shows its skeleton until it arrives, and itself at once at the next visit', async () => {
  const { Screen, requests, arrives } = aPart();
  const first = render(<Screen name="Asha" skeleton={skeleton} />);
  screen.getByText(skeleton);
  await arrives();
  screen.getByText('Namaste, Asha');
  first.unmount();
  render(<Screen name="Meera" skeleton={skeleton} />);
  screen.getByText('Namaste, Meera');
  expect(requests).toHaveLength(1);
});

it('A part that arrives between its render and its first effect is shown', async () => {
  const { Screen, arrives } = aPart(['packs']);
  Screen.preload();
  await arrives();
  const has = jest.fn().mockReturnValueOnce(false).mockReturnValue(true);
  render(
    inPortal({ has, add: () => Promise.resolve() }, <Screen name="Asha" skeleton={skeleton} />),
  );
  await act(async () => Promise.resolve());
  screen.getByText('Namaste, Asha');
});

it('A part that was preloaded is shown without its skeleton', async () => {
  const { Screen, arrives } = aPart();
  Screen.preload();
  await arrives();
  render(<Screen name="Asha" skeleton={skeleton} />);
  screen.getByText('Namaste, Asha');
});

it('A request that fails is repeated once after a pause', async () => {
  const { Screen, requests, arrives } = aPart();
  render(<Screen name="Asha" skeleton={skeleton} />);
  await act(async () => requests[0]?.fail(lost));
  screen.getByText(skeleton);
  expect(requests).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(PAUSE));
  expect(requests).toHaveLength(2);
  await arrives();
  screen.getByText('Namaste, Asha');
});

it('A screen that fails twice throws to the boundary, and is requested again at the next visit', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what a boundary caught
  const { Screen, requests, arrives, failsTwice } = aPart();
  const first = render(
    <Boundary>
      <Screen name="Asha" skeleton={skeleton} />
    </Boundary>,
  );
  await failsTwice();
  screen.getByText('Loading chunk 7 failed.');
  first.unmount();
  render(<Screen name="Asha" skeleton={skeleton} />);
  await arrives();
  screen.getByText('Namaste, Asha');
  expect(requests).toHaveLength(3);
});

it('A part with a way to fail in place shows it, and is requested again by its button', async () => {
  const { Part, arrives, failsTwice } = aPart();
  render(
    <Part
      name="Asha"
      skeleton={skeleton}
      failed={(retry) => (
        <button type="button" onClick={retry}>
          Try again
        </button>
      )}
    />,
  );
  await failsTwice();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  screen.getByText(skeleton);
  await arrives();
  screen.getByText('Namaste, Asha');
});

it('A part is shown when its domains work, also in a second portal of the same page', async () => {
  const { Screen, requests, arrives } = aPart(['payments']);
  for (const _ of ['first', 'second']) {
    const added = new Set<DomainName>();
    let work!: () => void;
    const domains: Domains = {
      has: (name) => added.has(name),
      add: (name) =>
        new Promise((resolve) => {
          work = () => {
            added.add(name);
            resolve();
          };
        }),
    };
    const { unmount } = render(inPortal(domains, <Screen name="Asha" skeleton={skeleton} />));
    await arrives();
    screen.getByText(skeleton);
    await act(async () => work());
    screen.getByText('Namaste, Asha');
    unmount();
  }
  expect(requests).toHaveLength(1);
});

it('A part with domains is a mistake outside the portal', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // as above
  const { Screen } = aPart(['payments']);
  render(
    <Boundary>
      <Screen name="Asha" />
    </Boundary>,
  );
  screen.getByText(/There is no <PortalServicesProvider>/);
});

it('A part that failed in place is requested again by itself when the network is back', async () => {
  const { Part, requests, arrives, failsTwice } = aPart();
  render(<Part name="Asha" failed={() => 'not there'} />);
  await failsTwice();
  screen.getByText('not there');
  act(() => void window.dispatchEvent(new Event('online')));
  expect(requests).toHaveLength(3);
  await arrives();
  screen.getByText('Namaste, Asha');
});

it('Code that broke off while it was evaluated, and then exports nothing, counts as not loaded', async () => {
  const { Part, requests, arrives } = aPart();
  render(<Part name="Asha" failed={(retry) => <button onClick={retry}>Try again</button>} />);
  await act(async () => requests.at(-1)?.fail(new Error('broken')));
  await act(() => jest.advanceTimersByTimeAsync(PAUSE));
  const nothing = undefined as unknown as typeof Greeting; // webpack's answer for such a module
  await act(async () => requests.at(-1)?.arrive(nothing));
  const again = screen.getByRole('button', { name: 'Try again' });
  await act(async () => again.click());
  await arrives();
  screen.getByText('Namaste, Asha');
});
