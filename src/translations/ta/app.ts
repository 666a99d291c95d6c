import type * as english from '../../app/app.text';
import type { TextsOf } from '../../text/catalogue';

export const announcementsText: TextsOf<typeof english.announcementsText> = {
  title: 'சேவைத் தகவல்கள்',
  severity: { outage: 'சேவைத் தடை', work: 'பராமரிப்பு', info: 'தகவல்' },
  more: (count: number): string => `மேலும் ${count}`,
  details: 'விவரங்கள்',
  less: 'சுருக்கு',
  dismiss: 'மறை',
  region: 'பகுதி',
  from: 'தொடக்கம்',
  until: 'முடிவு',
};

export const accountSectionText: TextsOf<typeof english.accountSectionText> = {
  title: 'கணக்கு',
  profile: 'என் புரொஃபைல்',
  contact: 'தொடர்பு கொள்ள',
  survey: 'உங்கள் கருத்தைச் சொல்லுங்கள்',
  logOut: 'லாக் அவுட்',
};

export const offlineStripText: TextsOf<typeof english.offlineStripText> = {
  offline: 'நீங்கள் ஆஃப்லைனில் இருக்கிறீர்கள்.',
  since: (time) => `${time} முதல் நீங்கள் ஆஃப்லைனில் இருக்கிறீர்கள்.`,
  older: 'இங்கே தெரிவது அதற்கு முன் லோட் ஆனது.',
};

export const otpDialogPartText: TextsOf<typeof english.otpDialogPartText> = {
  missing: 'குறியீட்டை உள்ளிடும் இடம் லோட் ஆகவில்லை.',
};

export const settingsText: TextsOf<typeof english.settingsText> = {
  title: 'செட்டிங்ஸ்',
  language: 'மொழி',
  inReview: 'இந்த மொழிபெயர்ப்பு இன்னும் சரிபார்க்கப்படுகிறது.',
  theme: 'தீம்',
  system: 'தானியங்கு',
  light: 'லைட்',
  dark: 'டார்க்',
};

export const offerFileText: TextsOf<typeof english.offerFileText> = {
  broken: 'இந்தப் பக்கம் வேலை செய்வது நின்றுவிட்டது',
  title: 'உதவிக் குழுவுக்கான ஃபைல்',
  offer: 'ஃபைலைப் பார்த்துச் சேமி',
  waits: 'லாகினுக்குச் செல்லும் வரை இந்தப் பக்கத்திலேயே இருப்பீர்கள்.',
  missing: 'ஃபைலைக் காட்ட முடியவில்லை. இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயற்சி செய்யுங்கள்.',
  leave: 'லாகினுக்குச் செல்',
};

export const screenSlotText: TextsOf<typeof english.screenSlotText> = {
  title: 'இந்தப் பக்கம் லோட் ஆகவில்லை',
  description: 'நீங்கள் செய்தது எதுவும் அழியவில்லை.',
  again: 'மீண்டும் முயற்சி செய்',
  home: 'முகப்புக்குச் செல்',
};

export const scriptLoadErrorText: TextsOf<typeof english.scriptLoadErrorText> = {
  sentence: 'போர்ட்டல் லோட் ஆகவில்லை. நீங்கள் டைப் செய்தது இங்கேயே இருக்கிறது.',
  again: 'மீண்டும் முயற்சி செய்',
};

export const maintenanceText: TextsOf<typeof english.maintenanceText> = {
  title: 'பராமரிப்புப் பணி',
  description:
    'உங்கள் ஆபரேட்டரின் சிஸ்டத்தில் பராமரிப்புப் பணி நடக்கிறது. உங்கள் பேக்குகள் செயலில் இருக்கும். பணி முடிந்ததும் நீங்கள் மீண்டும் புதுப்பிக்கலாம், பணம் செலுத்தலாம்.',
  again: 'மீண்டும் சரிபார்',
  over: 'பணி முடிந்தது. எல்லாம் மீண்டும் கிடைக்கிறது.',
  goOn: 'தொடர்',
  unknown: 'பணி முடிந்ததா என்று சரிபார்க்க முடியவில்லை.',
  staff: 'பணியாளர் லாகின்',
};

export const notFoundText: TextsOf<typeof english.notFoundText> = {
  title: 'பக்கம் கிடைக்கவில்லை',
  description: 'முகவரி தவறாக டைப் ஆகியிருக்கலாம், அல்லது பக்கம் வேறு இடத்துக்கு மாறியிருக்கலாம்.',
  home: 'முகப்புக்குச் செல்',
};

export const sampleText: TextsOf<typeof english.sampleText> = {
  ribbon: 'மாதிரித் தகவல்: ஆபரேட்டரைத் தொடர்பு கொள்ள முடியவில்லை, இங்கே எதுவும் உண்மையானது அல்ல.',
};

export const unreadableRowsText: TextsOf<typeof english.unreadableRowsText> = {
  leftOut: (count: number): string =>
    count === 1
      ? '1 பதிவைப் படிக்க முடியவில்லை, அதனால் அது இங்கே இல்லை.'
      : `${count} பதிவுகளைப் படிக்க முடியவில்லை, அதனால் அவை இங்கே இல்லை.`,
};

export const channelCountsText: TextsOf<typeof english.channelCountsText> = {
  differs: (pack: string, counted: number, listed: number): string =>
    `${pack}: உங்கள் ஆபரேட்டர் சொல்லும் சேனல்கள் ${counted}, பட்டியலில் உள்ளவை ${listed}.`,
  once: 'ஒன்றுக்கு மேற்பட்ட பேக்கில் உள்ள சேனல் ஒரு முறை மட்டுமே எண்ணப்பட்டுள்ளது.',
};

export const pageText: TextsOf<typeof english.pageText> = {
  description: 'உங்கள் பேக்குகளைப் பாருங்கள், புதுப்பியுங்கள், பணம் செலுத்துங்கள், உதவி பெறுங்கள்.',
  noScripts: 'இந்தப் பக்கத்துக்கு JavaScript தேவை. லாகின் செய்ய, அதை உங்கள் பிரவுசரில் ஆன் செய்யுங்கள்.',
  misconfigured: (field) => `போர்ட்டலின் கான்ஃபிகரேஷனில் “${field}” என்ற ஃபீல்டு தவறாக உள்ளது.`,
};
