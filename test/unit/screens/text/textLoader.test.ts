import { createTextLoader } from '../../../../src/text/textFiles';
import type { Language } from '../../../../store/core/languages';

const fakeNetwork = () => {
  const broken = new Set<string>();
  const asked: string[] = [];
  const load = async (language: Language, file: string) => {
    asked.push(`${language} ${file}`);
    if (broken.has(`${language} ${file}`)) throw new Error('no network');
  };
  return { broken, asked, load };
};

describe('The texts beside the code', () => {
  it('Each file is loaded once, in the chosen language alone', async () => {
    const { asked, load } = fakeNetwork();
    const texts = createTextLoader(load, 'ta', jest.fn());
    await Promise.all([texts.open('main'), texts.open('home'), texts.open('home')]);
    expect(asked).toEqual(['ta main', 'ta home']);
  });

  it('A file that does not come is loaded in English, which is said', async () => {
    const { asked, broken, load } = fakeNetwork();
    const said = jest.fn();
    broken.add('ta home');
    await createTextLoader(load, 'ta', said).open('home');
    expect(asked).toEqual(['ta home', 'en home']);
    expect(said).toHaveBeenCalledTimes(1);
  });

  it('A file that does not come in English either fails, and is asked for again later', async () => {
    const { broken, load } = fakeNetwork();
    const said = jest.fn();
    const texts = createTextLoader(load, 'ta', said);
    broken.add('ta home').add('en home');
    await expect(texts.open('home')).rejects.toThrow('no network');
    broken.clear();
    await expect(texts.open('home')).resolves.toBeUndefined();
    expect(said).not.toHaveBeenCalled();
  });

  it('English that does not come is not asked for twice', async () => {
    const { asked, broken, load } = fakeNetwork();
    broken.add('en home');
    await expect(createTextLoader(load, 'en', jest.fn()).open('home')).rejects.toThrow();
    expect(asked).toEqual(['en home']);
  });

  it('A change loads all that is open in the new language, and what is opened afterwards', async () => {
    const { asked, load } = fakeNetwork();
    const texts = createTextLoader(load, 'en', jest.fn());
    await texts.open('main');
    await texts.open('home');
    await texts.change('bn');
    await texts.open('renew');
    expect(asked).toEqual(['en main', 'en home', 'bn main', 'bn home', 'bn renew']);
  });

  it('What is opened during a change is there in both languages', async () => {
    const { asked, load } = fakeNetwork();
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const texts = createTextLoader(
      async (language, file) => {
        if (language === 'bn' && file === 'main') await held;
        await load(language, file);
      },
      'en',
      jest.fn(),
    );
    await texts.open('main');
    const changed = texts.change('bn');
    await texts.open('home');
    letGo();
    await changed;
    expect(asked).toEqual(['en main', 'en home', 'bn main', 'bn home']);
  });

  it('A change that fails changes nothing', async () => {
    const { asked, broken, load } = fakeNetwork();
    const texts = createTextLoader(load, 'en', jest.fn());
    await texts.open('main');
    broken.add('bn main');
    await expect(texts.change('bn')).rejects.toThrow();
    await texts.open('home');
    expect(asked).toEqual(['en main', 'bn main', 'en home']);
  });
});
