import { isPlayed } from '../playback/playback';
import { compareEvents } from './compareEvents';
import { compareStates } from './compareStates';

const bySaga = (...types: readonly string[]) =>
  types.map((type, at) => ({ at, by: 'saga' as const, event: { type } }));
const flow = (name: string, phase: string) => ({ flows: { [name]: { phase } } });

describe('What a replay cannot have as the recording had it', () => {
  it.each([
    ['The search for a cheaper mix', 'optimiser/findSucceeded', 'optimiser/findFailed'],
    ['The inbox', 'notifications/loadInboxSucceeded', 'notifications/loadInboxFailed'],
  ])('%s ends otherwise than recorded, and that is no difference', (_, then, now) => {
    expect(() =>
      compareEvents(bySaga('cart/loadSucceeded', then), bySaga('cart/loadSucceeded', now)),
    ).not.toThrow();
  });

  it.each(['optimiser/find', 'notifications/loadInbox'])(
    'The flow %s was still running when the page was left, and that is no difference',
    (name) => {
      expect(() => compareStates(flow(name, 'Requested'), flow(name, 'Succeeded'))).not.toThrow();
      expect(() => compareStates({ [name.split('/')[0] ?? '']: 1 }, {})).not.toThrow();
    },
  );

  it('The last known Home of a browser is played as recorded, and a replay without one does not differ', () => {
    const read = { at: 1, by: 'saga' as const, event: { type: 'packs/lastHomeRead' } };
    expect(isPlayed(read)).toBe(true);
    expect(() => compareEvents([read, ...bySaga('packs/a')], bySaga('packs/a'))).not.toThrow();
  });

  it('Every other flow and event is compared', () => {
    expect(() =>
      compareStates(flow('cart/load', 'Requested'), flow('cart/load', 'Succeeded')),
    ).toThrow('at the end flows.cart/load.phase is "Succeeded"; recorded is "Requested"');
    expect(() => compareEvents(bySaga('cart/loadSucceeded'), bySaga('cart/loadFailed'))).toThrow(
      'the sagas dispatched cart/loadFailed; recorded is cart/loadSucceeded',
    );
  });
});
