/**
 * What an operator may call the portal's things, in English and German, by the word in the portal's own field names. A
 * word that could mean two things is left out, so that the values decide.
 */
const SYNONYMS: Readonly<Record<string, string>> = {
  aadhaar: 'ausweis',
  account: 'konto',
  action: 'ziel',
  activated: 'freigeschaltet started',
  added: 'gebucht',
  address: 'anschrift addr',
  after: 'nach',
  age: 'alter',
  agreement: 'zustimmung',
  alert: 'hinweis',
  alone: 'allein',
  amount: 'betrag sum amt',
  ad: 'werbung ads werbe',
  attempts: 'versuche',
  author: 'verfasser',
  balance: 'guthaben wallet credit',
  bank: '',
  base: 'grund',
  broadband: 'bb breitband',
  bouquets: 'buendel',
  broadcaster: 'sender',
  cart: 'warenkorb basket',
  category: 'rubrik cat',
  channel: 'programm chan',
  charge: 'abrechnung billing',
  class: 'klasse',
  closed: 'geschlossen ended',
  code: 'schluessel',
  comment: 'kommentar',
  comments: 'kommentare',
  company: 'firmen',
  contact: 'kontakt',
  content: 'inhalt',
  count: 'anzahl qty',
  created: 'angelegt since',
  currency: 'waehrung',
  current: 'aktuelles',
  customer: 'kunden cust',
  date: 'datum day on at am',
  days: 'tage',
  description: 'beschreibung desc',
  details: 'einzelheiten',
  disconnect: 'trennung stop',
  discount: 'rabatt',
  document: 'dokument',
  dpo: 'plattform',
  due: 'faelligkeits',
  email: 'epost mail',
  entity: 'einheit',
  error: 'fehler err failure',
  existing: 'vorhanden',
  expires: 'laeuftab',
  expiry: 'end until valid',
  features: 'merkmale',
  fee: 'gebuehr',
  fields: 'felder',
  file: 'datei',
  first: 'vor given',
  fr: '',
  free: 'frei',
  from: 'ab',
  fup: 'drossel',
  gb: '',
  genre: 'gattung',
  gst: 'mehrwertsteuer',
  half: 'halb',
  hd: 'hdtv',
  header: 'ueberschrift',
  id: 'kennung key uid',
  identity: 'identitaet',
  image: 'bild picture img',
  in: '',
  initiate: 'beginn',
  intent: 'absicht',
  item: 'posten',
  kyc: 'pruefung',
  language: 'sprache lang',
  lco: 'haendler',
  lcn: 'programmplatz',
  left: 'rest',
  limit: 'grenze',
  logo: 'signet',
  maintenance: 'wartung',
  mbps: '',
  merchant: 'haendlers',
  message: 'meldung msg',
  method: 'weg',
  mihpay: 'anbieter',
  mime: '',
  minutes: 'minuten',
  mobile: 'mobil cell',
  mode: 'art',
  monthly: 'monats',
  name: 'title label',
  needs: 'braucht',
  network: 'netz',
  new: 'neues',
  no: 'nummer num number nr zahl ziffern',
  order: 'auftrag booking',
  otp: 'einmalcode',
  product: 'pack paket produkt package prod',
  page: 'seite',
  pages: 'seiten',
  password: 'kennwort pin secret',
  pay: 'bezahl',
  payment: 'zahlung',
  period: 'zeitraum term',
  phone: 'telefon',
  pincode: 'postleitzahl',
  data: 'daten rows records list',
  plan: 'tarif tariff',
  portal: 'auftritt',
  post: 'danach',
  price: 'rate cost fare',
  primary: 'haupt',
  promo: 'aktion',
  purpose: 'zweck',
  quarterly: 'quartals',
  reason: 'grundangabe cause',
  redirect: 'weiterleitungs',
  ref: 'bezug',
  refund: 'erstattungs',
  refundable: 'erstattbar',
  region: 'gebiet',
  registered: 'angemeldet',
  regular: 'regulaerer',
  relay: 'relais',
  remaining: 'uebrige',
  renewable: 'verlaengerbar',
  resend: 'wiederholung',
  resends: 'wiederholungen',
  resolution: 'loesung',
  resp: 'antwort',
  response: 'rueck',
  result: 'ergebnis',
  results: 'ergebnisse',
  retrack: 'auffrischung',
  reviewed: 'geprueft',
  service: 'dienst',
  serviceable: 'versorgbar',
  side: 'vorderrueck',
  signature: 'signatur',
  size: 'groesse',
  smc: 'karten card smartcard',
  speed: 'tempo',
  status: 'zustand state',
  stb: 'box geraet decoder settop receiver',
  style: 'stil',
  subject: 'betreff',
  subscriber: 'abonnenten',
  success: 'erfolg',
  surname: 'nachname lastname family',
  susbcriber: 'abnehmer',
  tax: 'steuer',
  ticket: 'anfrage docket case',
  to: 'bis',
  token: 'marke',
  total: 'gesamt gross',
  transaction: 'buchung',
  txn: 'vorgang',
  type: 'typ kind',
  unmapped: 'roh',
  updated: 'geaendert',
  upi: '',
  url: 'verweis link href',
  used: 'verbraucht',
  user: 'benutzer',
  validation: 'anmelde',
  verification: 'nachweis',
  wait: 'warte',
  weight: 'gewicht',
  yearly: 'jahres',
};

/** Words that say nothing about what a field holds. */
const EMPTY_WORDS: ReadonlySet<string> = new Set([
  'value',
  'text',
  'angabe',
  'info',
  'val',
  'pg',
  'the',
]);

const meanings = new Map<string, string>(
  Object.entries(SYNONYMS).flatMap(([meaning, words]): [string, string][] => [
    [meaning, meaning],
    ...words
      .split(' ')
      .filter(Boolean)
      .map((word): [string, string] => [word, meaning]),
  ]),
);
// The longest first: `products` before `product`.
const known = [...meanings.keys(), ...EMPTY_WORDS].sort((one, other) => other.length - one.length);

/** What a name means, word by word, however it is written: `productid`, `prod_id`, `produktKennung`. */
export const meaningsOf = (name: string): ReadonlySet<string> =>
  new Set(
    name
      .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .flatMap((part) => wordsIn(part))
      .filter((word) => !EMPTY_WORDS.has(word))
      .map((word) => meanings.get(word) ?? word),
  );

/** Splits words that are written without a space between them; a part with unknown words stays whole. */
const wordsIn = (part: string): readonly string[] => {
  const split = (rest: string): readonly string[] | null => {
    if (rest === '') return [];
    for (const head of known.filter((word) => rest.startsWith(word))) {
      const tail = split(rest.slice(head.length));
      if (tail) return [head, ...tail];
    }
    const [digits] = /^\d+/.exec(rest) ?? [];
    if (digits === undefined) return null;
    const tail = split(rest.slice(digits.length));
    return tail && [digits, ...tail];
  };
  return part === '' ? [] : (split(part) ?? [part]);
};

/** How much of their meaning two names have in common, from 0 to 1. */
export const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  const shared = [...one].filter((meaning) => other.has(meaning)).length;
  return shared === 0 ? 0 : shared / new Set([...one, ...other]).size;
};
