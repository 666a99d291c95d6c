import type { Language } from '../../store/core/languages';

interface WorkerTexts {
  readonly title: string;
  readonly body: string;
}

/**
 * Shown when a message has no text, or when its text must not be shown. The worker cannot load the portal's text files.
 */
export const workerText: Readonly<Record<Language, WorkerTexts>> = {
  en: { title: 'Message from your operator', body: 'Open the portal to read it.' },
  hi: { title: 'आपके ऑपरेटर का संदेश', body: 'पढ़ने के लिए पोर्टल खोलें।' },
  bn: { title: 'আপনার অপারেটরের বার্তা', body: 'পড়তে পোর্টাল খুলুন।' },
  te: { title: 'మీ ఆపరేటర్ నుంచి సందేశం', body: 'చదవడానికి పోర్టల్ తెరవండి.' },
  mr: { title: 'तुमच्या ऑपरेटरचा संदेश', body: 'वाचण्यासाठी पोर्टल उघडा.' },
  ta: { title: 'உங்கள் ஆபரேட்டரின் செய்தி', body: 'படிக்க போர்ட்டலைத் திறக்கவும்.' },
  gu: { title: 'તમારા ઓપરેટરનો સંદેશ', body: 'વાંચવા માટે પોર્ટલ ખોલો.' },
  kn: { title: 'ನಿಮ್ಮ ಆಪರೇಟರ್‌ನಿಂದ ಸಂದೇಶ', body: 'ಓದಲು ಪೋರ್ಟಲ್ ತೆರೆಯಿರಿ.' },
  ml: { title: 'നിങ്ങളുടെ ഓപ്പറേറ്ററുടെ സന്ദേശം', body: 'വായിക്കാൻ പോർട്ടൽ തുറക്കുക.' },
  pa: { title: 'ਤੁਹਾਡੇ ਆਪਰੇਟਰ ਦਾ ਸੁਨੇਹਾ', body: 'ਪੜ੍ਹਨ ਲਈ ਪੋਰਟਲ ਖੋਲ੍ਹੋ।' },
  or: { title: 'ଆପଣଙ୍କ ଅପରେଟରଙ୍କ ବାର୍ତ୍ତା', body: 'ପଢ଼ିବା ପାଇଁ ପୋର୍ଟାଲ ଖୋଲନ୍ତୁ।' },
  as: { title: 'আপোনাৰ অপাৰেটৰৰ বাৰ্তা', body: 'পঢ়িবলৈ পৰ্টেল খোলক।' },
};
