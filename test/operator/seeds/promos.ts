import type { WireAnswerOf } from '../../../store/wire/answers';
import { DAY, stampOf } from '../clock';

type Promo = NonNullable<Extract<WireAnswerOf<'promos'>, readonly unknown[]>[number]>;

interface Banner {
  readonly isAd: boolean;
  readonly promo: Promo;
}

const SHOWN = [
  {
    name: 'monsoon-movies',
    weight: '10',
    path: 'movies',
    says: 'Two new channels, no extra cost',
    days: 6,
  },
  {
    name: 'yearly-saves',
    weight: '9',
    path: 'yearly',
    says: 'Pay for 12 months, get one free',
    days: 20,
  },
  {
    name: 'fibre-for-the-family',
    weight: '100',
    path: 'fibre',
    says: '100 Mbps from ₹410 a month',
    days: 2,
  },
] as const;
const ADS = [
  {
    name: 'neighbourhood-sweets',
    weight: '5',
    path: 'sweets',
    says: 'Fresh every morning, to your door',
    days: 9,
  },
] as const;

/**
 * Weights are numbers as text. In the order of their numbers, 100 comes before 10, and 10 before 9. The hostile banners
 * link to addresses that must never open.
 */
export const banners = (now: number, hostile: boolean): readonly Banner[] => [
  ...SHOWN.map(({ name, weight, path, days }, at) => ({
    isAd: false,
    promo: {
      promoid: `PR${at + 1}`,
      filename: `${name}.svg`,
      weight,
      portal: 'SELFCARE',
      created: stampOf(now - days * DAY),
      redirecturl: hostile ? 'javascript:alert(document.cookie)' : `https://example.com/${path}`,
      url: hostile ? 'https://tracker.example.net/pixel.svg' : `/stand-in/media/${name}.svg`,
      type: 'BANNER',
      status: 'ACTIVE',
    },
  })),
  ...ADS.map(({ name, weight, path, days }, at) => ({
    isAd: true,
    promo: {
      promoadsid: `AD${at + 1}`,
      filename: `${name}.svg`,
      weight,
      portal: 'SELFCARE',
      created: stampOf(now - days * DAY),
      redirecturl: hostile
        ? 'data:text/html,<script>alert(1)</script>'
        : `https://example.com/${path}`,
      url: `/stand-in/media/${name}.svg`,
      adtype: 'BANNER',
      adstatus: 'ACTIVE',
    },
  })),
];

/** The picture of a banner in its displayed shape, 16:6, with the text well inside. */
export const bannerPicture = (name: string): string | undefined => {
  const all = [...SHOWN, ...ADS];
  const at = all.findIndex((banner) => banner.name === name);
  const says = all[at]?.says;
  if (says === undefined) return undefined;
  const ground = ['#4338CA', '#0E7A4D', '#0B5A75', '#2C2F3C'][at] ?? '#4338CA';
  const words = name.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="360" viewBox="0 0 960 360">` +
    `<rect width="960" height="360" fill="${ground}"/>` +
    `<g fill="none" stroke="#fff" stroke-opacity=".12" stroke-width="28">` +
    `<circle cx="900" cy="330" r="90"/><circle cx="900" cy="330" r="170"/>` +
    `<circle cx="900" cy="330" r="250"/></g>` +
    `<g font-family="system-ui, 'Noto Sans', sans-serif" fill="#fff">` +
    `<text x="64" y="168" font-size="68" font-weight="700">${title}</text>` +
    `<text x="64" y="244" font-size="46" fill-opacity=".9">${says}</text></g></svg>`
  );
};
