import { loadSubscriber, selectUserInfo } from '../../../../store/account/subscriber';
import { sortByWeight } from '../../../../store/core/values/sortByWeight';
import { loadPromos, selectBanners } from '../../../../store/home/promos';
import { loadAlerts, selectAlerts, selectAlertsByWeight } from '../../../../store/inbox/alerts';
import { anAlert, aPromo, aSubscriber } from '../../../support/builders';
import { stateAfter } from '../../../support/stateAfter';

const ids = (items: readonly { readonly idalert: string }[] | null) =>
  items?.map(({ idalert }) => idalert);

describe('Sorting by weight', () => {
  const weighed = (...weights: string[]) =>
    sortByWeight(weights.map((weight) => ({ weight }))).map(({ weight }) => weight);

  it('Weights are compared as numbers, heaviest first', () => {
    expect(weighed('9', '10', '100', '2.5')).toEqual(['100', '10', '9', '2.5']);
  });

  it('Unreadable weights come last in their original order', () => {
    expect(weighed('', '1', 'heavy', '-3')).toEqual(['1', '-3', '', 'heavy']);
    const items = [
      { weight: '1', id: 'a' },
      { weight: '1', id: 'b' },
      { weight: '', id: 'c' },
    ];
    expect(sortByWeight(items).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('Sorting leaves the original list unchanged', () => {
    const items = Object.freeze([{ weight: '1' }, { weight: '2' }]);
    expect(sortByWeight(items)).not.toBe(items);
  });
});

describe('The dashboard', () => {
  it('The alerts are unknown before the operator has answered, which differs from none', () => {
    expect(selectAlerts(stateAfter())).toBeNull();
    expect(selectAlertsByWeight(stateAfter())).toBeNull();
    expect(selectAlertsByWeight(stateAfter(loadAlerts.succeeded({ count: 0, data: [] })))).toEqual(
      [],
    );
  });

  it('The alert with the highest weight comes first', () => {
    const data = [anAlert({ idalert: 'a', weight: '9' }), anAlert({ idalert: 'b', weight: '10' })];
    const state = stateAfter(loadAlerts.succeeded({ count: 2, data }));
    expect(ids(selectAlertsByWeight(state))).toEqual(['b', 'a']);
    expect(ids(selectAlerts(state))).toEqual(['a', 'b']);
  });

  it('Active ads are shown among the banners by weight, and inactive ones are not shown', () => {
    const ad = { promoid: '', adtype: 'BANNER' };
    const promos = [
      aPromo({
        promoid: 'PR1',
        weight: '9',
        status: 'ACTIVE',
        redirecturl: 'https://example.com/',
      }),
      aPromo({ ...ad, promoadsid: 'AD1', weight: '10', adstatus: 'ACTIVE' }),
      aPromo({ ...ad, promoadsid: 'AD2', weight: '100', adstatus: 'EXPIRED' }),
      aPromo({
        promoid: 'PR2',
        weight: '99',
        status: 'INACTIVE',
        redirecturl: 'https://a.example/',
      }),
      aPromo({ promoid: 'PR3', weight: '2' }),
    ];
    const state = stateAfter(loadPromos.succeeded(promos));
    const shown = selectBanners(state)?.map(({ promoid, promoadsid }) => promoid || promoadsid);
    expect(shown).toEqual(['AD1', 'PR1', 'PR3']);
  });

  it('Of the same weight a banner comes before an ad', () => {
    const promos = [
      aPromo({ promoid: '', promoadsid: 'AD1', weight: '5' }),
      aPromo({ promoid: 'PR1', weight: '5' }),
    ];
    const shown = selectBanners(stateAfter(loadPromos.succeeded(promos)));
    expect(shown?.map(({ promoid, promoadsid }) => promoid || promoadsid)).toEqual(['PR1', 'AD1']);
  });

  it('The documented pictures are the one list that is shown, with a link or without', () => {
    const promos = [
      aPromo({ promoid: '1', weight: '1', redirecturl: 'https://example.com/' }),
      aPromo({ promoid: '2', weight: '2' }),
    ];
    const state = stateAfter(loadPromos.succeeded(promos));
    expect(selectBanners(stateAfter())).toBeNull();
    expect(selectBanners(state)?.map(({ promoid }) => promoid)).toEqual(['2', '1']);
    expect(state.promos.CTAImages).toEqual(promos);
  });

  it('The subscriber is known once the operator has answered', () => {
    expect(selectUserInfo(stateAfter())).toBeNull();
    const asha = aSubscriber({ firstname: 'Asha' });
    expect(selectUserInfo(stateAfter(loadSubscriber.succeeded(asha)))).toEqual(asha);
  });
});
