import { selectApp } from '../../../store/app/app';
import { catalogue } from '../../text/catalogue';
import { useText } from '../../text/useText';
import { Alert } from '../../ui/feedback/Alert';
import { useAppSelector } from '../hooks';

const sampleText = catalogue({
  en: { ribbon: 'Sample data: the operator could not be reached, and nothing here is real.' },
  hi: { ribbon: 'नमूना डेटा: ऑपरेटर से संपर्क नहीं हुआ, यहाँ कुछ भी असली नहीं है।' },
});

/** In development a page that shows samples says so (specification §8). */
export const SampleRibbon = () => {
  const t = useText(sampleText);
  return useAppSelector(selectApp).answeredBySample ? <Alert tone="warn">{t.ribbon}</Alert> : null;
};
