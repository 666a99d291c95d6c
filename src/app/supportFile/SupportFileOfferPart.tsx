import { type ComponentType, useEffect, useState } from 'react';
import type { SupportFileOfferProps } from './SupportFileOffer';

/** Below what cannot go on: an offer to tell support what led to it. Its code came with the recorder. */
export const SupportFileOfferPart = (props: SupportFileOfferProps) => {
  const [Offer, setOffer] = useState<ComponentType<SupportFileOfferProps>>();
  useEffect(() => {
    loadOffer().then(
      ({ SupportFileOffer }) => setOffer(() => SupportFileOffer),
      () => undefined, // Nothing is recorded then: it comes with the recorder.
    );
  }, []);
  return Offer && <Offer {...props} />;
};

const loadOffer = () => import(/* webpackChunkName: "recorder" */ './SupportFileOffer');
