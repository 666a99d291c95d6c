import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { GlobalStyle } from '../theme/GlobalStyle';
import { registerAllTranslations } from '../translations/registerAll';
import { GalleryScreen } from './GalleryScreen';

/** A separate page that shows the parts of the user interface (the kit). A subscriber never loads this page. */
const root = document.getElementById('root');
if (root) {
  registerAllTranslations();
  createRoot(root).render(
    <BrowserRouter>
      <GlobalStyle />
      <GalleryScreen />
    </BrowserRouter>,
  );
}
