import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { GalleryScreen } from './GalleryScreen';
import { GlobalStyle } from '../theme/GlobalStyle';

/** A page of its own, for whoever looks at the kit. No part of what a subscriber loads. */
const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <BrowserRouter>
      <GlobalStyle />
      <GalleryScreen />
    </BrowserRouter>,
  );
