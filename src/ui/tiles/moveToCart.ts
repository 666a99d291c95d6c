import { layer } from '../../theme/tokens';

/**
 * Moves a copy of the product's picture from its row or card to the bar at the foot of the page, which counts the
 * products in the cart. This is decoration: nothing happens if the picture or the bar is missing, or if the subscriber
 * wants less motion.
 */
export const moveToCart = (pressed: Element): void => {
  const picture = pressed.closest('li, [role=listitem]')?.querySelector('[data-size][aria-hidden]');
  if (!picture || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // The first product brings the bar into the page.
  requestAnimationFrame(() => {
    const bar = document.querySelector('[data-foot]')?.getBoundingClientRect();
    if (bar) move(picture, bar);
  });
};

const move = (picture: Element, bar: DOMRect): void => {
  const { left, top, width, height } = picture.getBoundingClientRect();
  const copy = picture.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return;
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: String(layer.bar + 1),
    margin: '0',
    pointerEvents: 'none',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  document.body.append(copy);
  const x = bar.left + 24 - left;
  const y = bar.top + 12 - top;
  const flight = copy.animate(
    { transform: ['none', `translate(${x}px, ${y}px) scale(0.3)`], opacity: [1, 0.4] },
    { duration: 320, easing: 'cubic-bezier(0.5, 0, 0.8, 0.6)' },
  );
  flight.onfinish = flight.oncancel = () => copy.remove();
};
