/** The nine genres of the channel list, in the order of their channel numbers. */
export const GENRES = [
  'General Entertainment',
  'Movies',
  'Music',
  'Sports',
  'Kids',
  'Infotainment',
  'News and Current Affairs',
  'Devotional',
  'Miscellaneous',
] as const;
export type ChannelGenre = (typeof GENRES)[number];

/** The percentage of channels of each language, and invented first words of their names. */
export const CHANNEL_LANGUAGES = {
  Hindi: {
    share: 26,
    words: ['Parda', 'Aangan', 'Chaupal', 'Patang', 'Mitti', 'Dhoop', 'Jharokha'],
  },
  English: { share: 12, words: ['Lantern', 'Juniper', 'Cobalt', 'Marigold', 'Ember', 'Quayside'] },
  Tamil: { share: 10, words: ['Thendral', 'Kuruvi', 'Arumbu', 'Nilavu', 'Malligai', 'Vaanam'] },
  Telugu: { share: 9, words: ['Chiguru', 'Godari', 'Mallepuvvu', 'Gaalipata', 'Muggu', 'Punnami'] },
  Kannada: { share: 7, words: ['Mallige', 'Hunnime', 'Tunga', 'Giliya', 'Banna', 'Hasiru'] },
  Malayalam: { share: 6, words: ['Nilaavu', 'Thumbi', 'Manjadi', 'Vallam', 'Kunnu', 'Puzha'] },
  Marathi: { share: 6, words: ['Angani', 'Pimpal', 'Paul', 'Varsha', 'Domb', 'Kaju'] },
  Bengali: { share: 6, words: ['Shiuli', 'Nodi', 'Jonaki', 'Alpona', 'Megh', 'Batash'] },
  Gujarati: { share: 4, words: ['Ramat', 'Chabutro', 'Moti', 'Zarukho', 'Vagdo', 'Tulsi'] },
  Punjabi: { share: 4, words: ['Khet', 'Phulkari', 'Saanjh', 'Boli', 'Charkha', 'Tandav'] },
  Odia: { share: 3, words: ['Jhoti', 'Kadamba', 'Nauka', 'Palash', 'Bali', 'Sagar Kula'] },
  Bhojpuri: { share: 3, words: ['Bagiya', 'Mahua', 'Chaita', 'Dehri', 'Sawan', 'Gamchha'] },
  Assamese: { share: 2, words: ['Kopou', 'Japi', 'Luit', 'Bihuwan', 'Tamul', 'Nahor'] },
  Urdu: { share: 2, words: ['Shama', 'Mehfil', 'Gulzar Bagh', 'Chiragh', 'Saba', 'Naqsh'] },
} as const;
export type ChannelLanguage = keyof typeof CHANNEL_LANGUAGES;
export const CHANNEL_LANGUAGE_NAMES = Object.keys(CHANNEL_LANGUAGES) as ChannelLanguage[]; // Object.keys forgets the names

/** The percentage of channels of each genre, and the words for the genre in the names of its channels. */
export const GENRE_WORDS: Record<
  ChannelGenre,
  { readonly share: number; readonly words: readonly string[] }
> = {
  'General Entertainment': { share: 20, words: ['Manch', 'Ghar', 'Rang'] },
  Movies: { share: 15, words: ['Chitra', 'Reel', 'Gold'] },
  Music: { share: 10, words: ['Sur', 'Dhun', 'Taal'] },
  Sports: { share: 7, words: ['Khel', 'Maidan', 'Daud'] },
  Kids: { share: 7, words: ['Nanhe', 'Guddi', 'Jhoola'] },
  Infotainment: { share: 7, words: ['Gyan', 'Jagat', 'Safar'] },
  'News and Current Affairs': { share: 22, words: ['Khabar', 'Prahar', 'Vaarta'] },
  Devotional: { share: 8, words: ['Diya', 'Aarti', 'Shraddha'] },
  Miscellaneous: { share: 4, words: ['Bazaar', 'Krishi', 'Haat'] },
};

export const ORDINALS = ['', 'Ek', 'Do', 'Teen', 'Plus', 'Prime', 'Nagar', 'Gaon', 'Utsav', 'Naya'];
