import { firstGrapheme } from './monogram';

/** What a cover shows of a language: a letter of its script, on a ground whose hue no other language has. */
interface LanguageLook {
  readonly letter: string;
  /** The ground in each theme. White on the light one has at least 7 : 1, `LETTER_ON_DARK` on the dark one 10 : 1. */
  readonly light: string;
  readonly dark: string;
  /** What an operator's word for the language contains, in small letters. */
  readonly words: readonly string[];
}

export const LETTER_ON_LIGHT = '#FFFFFF';
export const LETTER_ON_DARK = '#F2F3F8';

/** Neighbours of a list are far apart in hue. A word is looked up from top to bottom. */
export const coverLanguages = {
  hindi: { letter: 'हि', light: '#8F2639', dark: '#5E1924', words: ['hindi', 'हिन्दी', 'हिंदी'] },
  english: { letter: 'A', light: '#086511', dark: '#09420C', words: ['english'] },
  tamil: { letter: 'த', light: '#3A489E', dark: '#252F68', words: ['tamil', 'தமிழ்'] },
  telugu: { letter: 'తె', light: '#8D2F00', dark: '#5D1E02', words: ['telugu', 'తెలుగు'] },
  kannada: { letter: 'ಕ', light: '#05614A', dark: '#004030', words: ['kannada', 'ಕನ್ನಡ'] },
  malayalam: { letter: 'മ', light: '#5D3C94', dark: '#3C2761', words: ['malayalam', 'മലയാളം'] },
  marathi: { letter: 'म', light: '#754603', dark: '#4E2D01', words: ['marathi', 'मराठी'] },
  bengali: {
    letter: 'বা',
    light: '#045F5F',
    dark: '#013E3E',
    words: ['bengali', 'bangla', 'বাংলা'],
  },
  gujarati: { letter: 'ગુ', light: '#76317E', dark: '#4D2052', words: ['gujarati', 'ગુજરાતી'] },
  punjabi: { letter: 'ਪੰ', light: '#645000', dark: '#413402', words: ['punjabi', 'ਪੰਜਾਬੀ'] },
  odia: { letter: 'ଓ', light: '#025C71', dark: '#013C4B', words: ['odia', 'oriya', 'ଓଡ଼ିଆ'] },
  bhojpuri: { letter: 'भो', light: '#87285E', dark: '#581A3D', words: ['bhojpuri', 'भोजपुरी'] },
  assamese: { letter: 'অ', light: '#4E5901', dark: '#323A01', words: ['assamese', 'অসমীয়া'] },
  urdu: { letter: 'ع', light: '#00568D', dark: '#02385E', words: ['urdu', 'اردو'] },
} as const satisfies Readonly<Record<string, LanguageLook>>;

type LanguageName = keyof typeof coverLanguages;

const lookup = Object.entries<LanguageLook>(coverLanguages);

export interface CoverLanguage {
  /** '' for a language without a hue: its cell has the ground of no genre. */
  readonly name: LanguageName | '';
  readonly letter: string;
}

const isLanguageName = (name: string): name is LanguageName => name in coverLanguages;

/** The language that an operator's word means; null for no word. An unknown one has its own first letter. */
export const coverLanguage = (word: string): CoverLanguage | null => {
  const small = word.trim().toLowerCase();
  if (small === '') return null;
  const [name = '', look] =
    lookup.find(([, { words }]) => words.some((part) => small.includes(part))) ?? [];
  return look && isLanguageName(name)
    ? { name, letter: look.letter }
    : { name: '', letter: firstGrapheme(word.trim()).toUpperCase() };
};
