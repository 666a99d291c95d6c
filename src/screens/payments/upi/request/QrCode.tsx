import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../../../text/useText';
import { radius } from '../../../../theme/tokens';
import { Alert } from '../../../../ui/feedback/Alert';
import { BlankBlock } from '../../../../ui/feedback/Skeleton';
import type { QrDrawing } from './qr';
import { upiText } from './upi.text';

/** Squares around it that a reader needs to find it. */
const EDGE = 4;

const Picture = styled.svg`
  display: block;
  width: 100%;
  max-width: 260px;
  height: auto;
  margin: 0 auto;
  border-radius: ${radius.control};
`;

/** What the payer's app reads off the screen. Dark on light in both themes: many readers know no other. */
export const QrCode = ({ text }: { readonly text: string }) => {
  const t = useText(upiText);
  const [drawing, setDrawing] = useState<QrDrawing | 'missing' | null>(null);
  useEffect(() => {
    let isGone = false;
    import(/* webpackChunkName: "qr" */ './qr').then(
      ({ qrOf }) => isGone || setDrawing(qrOf(text)),
      () => isGone || setDrawing('missing'),
    );
    return () => {
      isGone = true;
    };
  }, [text]);
  if (drawing === 'missing') return <Alert tone="warn">{t.qrMissing}</Alert>;
  if (!drawing) return <BlankBlock $height="260px" aria-busy />;
  const side = drawing.size + 2 * EDGE;
  return (
    <Picture role="img" aria-label={t.qr} viewBox={`0 0 ${side} ${side}`}>
      <rect width={side} height={side} fill="white" />
      <path
        d={drawing.path}
        fill="black"
        shapeRendering="crispEdges"
        transform={`translate(${EDGE} ${EDGE})`}
      />
    </Picture>
  );
};
