/** A German word for every word that occurs in the portal's field names. */
// prettier-ignore
const GERMAN = {
  aadhaar: 'ausweis', account: 'konto', action: 'ziel', activated: 'freigeschaltet', added: 'gebucht', address: 'anschrift',
  after: 'nach', age: 'alter', agreement: 'zustimmung', alert: 'hinweis', alone: 'allein', amount: 'betrag', ad: 'werbung', ads: 'werbe',
  attempts: 'versuche', author: 'verfasser', balance: 'guthaben', bank: 'bank', base: 'grund', bb: 'breitband', bouquets: 'buendel',
  box: 'geraet', broadband: 'breitband', broadcaster: 'sender', cart: 'warenkorb', category: 'rubrik', channel: 'programm', charge: 'abrechnung',
  class: 'klasse', closed: 'geschlossen', code: 'schluessel', comment: 'kommentar', comments: 'kommentare', company: 'firmen',
  contact: 'kontakt', content: 'inhalt', count: 'anzahl', created: 'angelegt', currency: 'waehrung', current: 'aktuelles', customer: 'kunden',
  data: 'daten', date: 'datum', days: 'tage', description: 'beschreibung', details: 'einzelheiten', disconnect: 'trennung', discount: 'rabatt',
  document: 'dokument', dpo: 'plattform', due: 'faelligkeits', email: 'epost', entity: 'einheit', error: 'fehler', existing: 'vorhanden',
  expires: 'laeuftab', expiry: 'ablauf', features: 'merkmale', fee: 'gebuehr', fields: 'felder', file: 'datei', first: 'vor', fr: 'fr',
  free: 'frei', from: 'ab', fup: 'drossel', gb: 'gb', genre: 'gattung', gst: 'mehrwertsteuer', half: 'halb', hd: 'hdtv', header: 'ueberschrift',
  id: 'kennung', identity: 'identitaet', image: 'bild', in: 'in', info: 'angabe', initiate: 'beginn', intent: 'absicht', item: 'posten',
  kyc: 'pruefung', language: 'sprache', lco: 'haendler', lcn: 'programmplatz', left: 'rest', limit: 'grenze', logo: 'signet',
  maintenance: 'wartung', mbps: 'mbps', merchant: 'haendlers', message: 'meldung', method: 'weg', mihpay: 'anbieter', mime: 'mime',
  minutes: 'minuten', mobile: 'mobil', mode: 'art', monthly: 'monats', msg: 'text', name: 'name', needs: 'braucht', network: 'netz', new: 'neues',
  no: 'nummer', num: 'zahl', number: 'ziffern', on: 'am', order: 'auftrag', otp: 'einmalcode', pack: 'paket', page: 'seite', pages: 'seiten', password: 'kennwort',
  pay: 'bezahl', payment: 'zahlung', period: 'zeitraum', pg: 'pg', phone: 'telefon', pincode: 'postleitzahl', plan: 'tarif', portal: 'auftritt',
  post: 'danach', price: 'preis', primary: 'haupt', product: 'produkt', promo: 'aktion', purpose: 'zweck', quarterly: 'quartals',
  reason: 'grundangabe', redirect: 'weiterleitungs', ref: 'bezug', refund: 'erstattungs', refundable: 'erstattbar', region: 'gebiet',
  registered: 'angemeldet', regular: 'regulaerer', relay: 'relais', remaining: 'uebrige', renewable: 'verlaengerbar', resend: 'wiederholung',
  resends: 'wiederholungen', resolution: 'loesung', resp: 'antwort', response: 'rueck', result: 'ergebnis', results: 'ergebnisse',
  retrack: 'auffrischung', reviewed: 'geprueft', service: 'dienst', serviceable: 'versorgbar', side: 'vorderrueck', signature: 'signatur',
  size: 'groesse', smc: 'karten', speed: 'tempo', status: 'zustand', stb: 'decoder', style: 'stil', subject: 'betreff', subscriber: 'abonnenten',
  success: 'erfolg', surname: 'nachname', susbcriber: 'abnehmer', tariff: 'tarif', tax: 'steuer', ticket: 'anfrage', to: 'bis', token: 'marke',
  total: 'gesamt', transaction: 'buchung', txn: 'vorgang', type: 'typ', unmapped: 'roh', updated: 'geaendert', upi: 'upi', url: 'verweis',
  used: 'verbraucht', user: 'benutzer', validation: 'anmelde', verification: 'nachweis', wait: 'warte', weight: 'gewicht', yearly: 'jahres',
} as const;

type Word = keyof typeof GERMAN;
// The longest first: `pages` before `page`.
const VOCABULARY = (Object.keys(GERMAN) as Word[]).sort(
  (word, otherWord) => otherWord.length - word.length,
); // the table's own keys

/** The words of a field's name, in order: `productid` is product, id. Null when the name contains an unknown word. */
export const wordsOfName = (name: string): readonly string[] | null => {
  const letters = name.replaceAll('_', '').toLowerCase();
  const split = (rest: string): readonly string[] | null => {
    if (rest === '') return [];
    const [, digits] = /^(\d+)/.exec(rest) ?? [];
    const heads =
      digits === undefined ? VOCABULARY.filter((word) => rest.startsWith(word)) : [digits];
    for (const head of heads) {
      const tail = split(rest.slice(head.length));
      if (tail) return [head, ...tail];
    }
    return null;
  };
  return split(letters);
};

const isWord = (word: string): word is Word => Object.hasOwn(GERMAN, word);
export const inGerman = (word: string): string => (isWord(word) ? GERMAN[word] : word);
