import { useEffect, useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { color, layer, size, space } from '../../theme/tokens';

const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.loader};
  display: grid;
  place-content: center;
  padding: ${space.xl};
  background: ${color.page};
  font-size: ${size.title};
  text-align: center;
`;

/** Covers the page until the login shows (specification §4), with an offer to tell support what led to it. */
export const FullScreenError = ({ message }: { readonly message: string }) => {
  const [Offer, setOffer] = useState<ComponentType>();
  useEffect(() => {
    loadOffer().then(
      ({ OfferFile }) => setOffer(() => OfferFile),
      () => undefined, // Nothing is recorded then: it comes with the recorder.
    );
  }, []);
  return (
    <>
      <Cover role="alert">
        <p>{message}</p>
      </Cover>
      {Offer && <Offer />}
    </>
  );
};

const loadOffer = () => import(/* webpackChunkName: "recorder" */ './OfferFile');
