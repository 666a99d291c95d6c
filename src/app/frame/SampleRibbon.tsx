import { selectApp } from '../../../store/app/app';
import { catalogue } from '../../text/catalogue';
import { useText } from '../../text/useText';
import { Notice } from '../../ui/feedback/Alert';
import { useStore } from '../hooks';

const sampleText = catalogue({
  en: { ribbon: 'Sample data: the operator could not be reached, and nothing here is real.' },
  hi: { ribbon: 'नमूना डेटा: ऑपरेटर से संपर्क नहीं हुआ, यहाँ कुछ भी असली नहीं है।' },
});

/** In development a page that shows samples says so (specification §8). */
export const SampleRibbon = () => {
  const t = useText(sampleText);
  return useStore(selectApp).answeredBySample ? <Notice tone="warn">{t.ribbon}</Notice> : null;
};
