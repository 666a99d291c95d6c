import { SEARCH_TIME_LIMIT } from '../../sagas/catalogue/optimiser/searchProtocol';
import { moneyText } from '../../src/ui/data/moneyText';
import type { MixCandidate } from '../../store/catalogue/optimiser/cheapestMix';
import { fewestChanges } from '../../store/catalogue/optimiser/fewestChanges';
import type { Paise } from '../../store/core/values/money';
import { theCatalogue } from '../operator/seeds/catalogue/products';
import { largeCatalogue } from '../unit/store/catalogue/optimiser/largeCatalogue';

/** Milliseconds by which a search may exceed its limit, because it looks at the clock only between steps. */
const GRACE = 250;
const WISHES = 200;
const BOUQUETS = 300;

interface Case {
  readonly name: string;
  readonly wished: readonly string[];
  readonly offers: readonly MixCandidate[];
}

/** The stand-in's own catalogue: bouquets of one language that overlap a little, as on any platform. */
const usual = (name: string, languages: readonly string[]): Case => {
  const { channels, packs } = theCatalogue();
  const paid = channels.filter(({ price }) => price > 0);
  const required = paid.filter(({ language }) => languages.includes(language)).slice(0, WISHES);
  const asOffer = (
    id: string,
    price: number,
    inside: readonly { readonly id: string }[],
  ): MixCandidate => ({
    id,
    price: price as Paise, // the seeds are whole paise
    channels: inside.map((channel) => channel.id),
  });
  return {
    name,
    wished: required.map(({ id }) => id),
    offers: [
      ...packs
        .filter(({ kind }) => kind === 'BOUQUET')
        .map((pack) => asOffer(pack.id, pack.price, pack.channels)),
      ...paid.map((channel) => asOffer(channel.id, channel.price, [channel])),
    ],
  };
};

/** A deliberately hard case: bouquets of every size that overlap everywhere. */
const hard = (seed: number): Case => {
  const { names, offers } = largeCatalogue(WISHES, BOUQUETS, seed);
  return { name: `made to be hard, ${seed}`, wished: names, offers };
};

const measured = ({ name, wished: required, offers }: Case): number => {
  const start = performance.now();
  const {
    total,
    lowerBound: atLeast,
    isCheapest,
  } = fewestChanges(
    { required, offers, owned: [] },
    () => performance.now() - start < SEARCH_TIME_LIMIT,
  );
  const taken = Math.round(performance.now() - start);
  const bouquets = offers.filter(({ channels }) => channels.length > 1).length;
  const outcome = isCheapest
    ? 'proved'
    : `best found, at most ${moneyText((total - atLeast) as Paise)} above the cheapest`; // a difference of whole paise
  console.log(
    `${name.padEnd(20)} ${required.length} wishes among ${bouquets} bouquets: ${String(taken).padStart(5)} ms, ${moneyText(total)}, ${outcome}`,
  );
  return taken;
};

const main = (): void => {
  const cases = [
    usual('Hindi', ['Hindi']),
    usual('English and Tamil', ['English', 'Tamil']),
    usual(
      'every language',
      theCatalogue().channels.map(({ language }) => language),
    ),
    ...[1, 2, 3].map(hard),
  ];
  const longest = Math.max(...cases.map(measured));
  const isMet = longest <= SEARCH_TIME_LIMIT + GRACE;
  console.log(
    `${isMet ? '✓' : '✗'} The longest took ${longest} ms; ${SEARCH_TIME_LIMIT} ms is the limit, and ${GRACE} ms to come back.`,
  );
  process.exitCode = isMet ? 0 : 1;
};

main();
