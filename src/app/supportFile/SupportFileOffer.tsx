import { type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { selectApp } from '../../../store/app/app';
import {
  fullScreenErrorDismissed,
  fullScreenErrorRedirectPaused,
} from '../../../store/app/fullScreenError';
import { useText } from '../../text/useText';
import { color, layer, size, space } from '../../theme/tokens';
import { Button } from '../../ui/buttons/Button';
import { offerFileText, screenSlotText } from '../app.text';
import { useAppDispatch, useAppSelector } from '../hooks';

/** The offer stands below the full-screen error, or below the message that replaces a page that could not be rendered. */
const Offer = styled.main`
  display: grid;
  justify-items: center;
  gap: ${space.m};
`;

const Page = styled.main`
  position: fixed;
  inset: 0;
  z-index: ${layer.loader};
  padding: ${space.xl} ${space.l};
  overflow-y: auto;
  background: ${color.page};
  > div {
    display: grid;
    gap: ${space.l};
    justify-items: start;
    max-width: 40rem;
    margin: 0 auto;
    text-align: start;
  }
  h1 {
    font-size: ${size.title};
  }
  h2 {
    margin-top: ${space.m};
    font-size: ${size.body};
  }
`;

export interface SupportFileOfferProps {
  /** Returns to the page. Left out on the full-screen error, which has no page to return to and leads to the login. */
  readonly onReturn?: () => void;
}

/**
 * Offers the recording as a file for support. This component is in the recorder's chunk, which is loaded soon after the
 * start, so that the offer appears even offline.
 */
export const SupportFileOffer = ({ onReturn }: SupportFileOfferProps) => {
  const t = useText(offerFileText);
  const { again } = useText(screenSlotText);
  const dispatch = useAppDispatch();
  const { version } = useAppSelector(selectApp);
  const [file, setFile] = useState<ReactNode>(null);
  const [isMissing, setMissing] = useState(false);
  const openFile = () => {
    if (!onReturn) dispatch(fullScreenErrorRedirectPaused());
    setMissing(false);
    loadFile(version).then(setFile, () => setMissing(true));
  };
  const target = useFocusOnMount<HTMLElement>();
  const leave = (
    <Button tone="ghost" onClick={onReturn ?? (() => dispatch(fullScreenErrorDismissed()))}>
      {onReturn ? again : t.leave}
    </Button>
  );
  if (file !== null)
    return (
      <SupportFilePage title={t.broken}>
        {!onReturn && <p>{t.waits}</p>}
        {leave}
        <h2>{t.title}</h2>
        {file}
      </SupportFilePage>
    );
  return (
    <Offer ref={target} tabIndex={-1}>
      {isMissing && <p role="alert">{t.missing}</p>}
      <Button tone="ghost" onClick={openFile}>
        {t.offer}
      </Button>
      {isMissing && !onReturn && leave}
    </Offer>
  );
};

interface SupportFilePageProps {
  readonly title: string;
  readonly children: ReactNode;
}

const SupportFilePage = ({ title, children }: SupportFilePageProps) => {
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Page>
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </Page>
  );
};

/** Focuses the element when it is mounted. The page below cannot be used, so the keyboard has to start here. */
const useFocusOnMount = <Target extends HTMLElement>() => {
  const target = useRef<Target>(null);
  useEffect(() => target.current?.focus(), []);
  return target;
};

/** Rejects when the code does not load, or when nothing was recorded. */
const loadFile = async (version: string): Promise<ReactNode> => {
  const [{ SaveSupportFile }, { supportFile }] = await Promise.all([
    import(/* webpackChunkName: "support-file" */ '../../screens/diagnostics/SupportFileSection'),
    import(/* webpackChunkName: "support-file" */ '../../screens/diagnostics/supportFile'),
  ]);
  const bundle = supportFile(version);
  if (!bundle) throw new Error('Nothing was recorded');
  return <SaveSupportFile bundle={bundle} />;
};
