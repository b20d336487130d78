import { useMemo } from 'react';
import { Hears } from './hears.tsx';

/** A finger or pen on a slider while it may still become a scroll of the page. */
interface Touch {
  readonly slider: HTMLInputElement;
  /** The slider's value before. */
  readonly value: string;
  /** Where it began, in px of the window. */
  readonly x: number;
  readonly y: number;
  /** The value that the browser gave the slider since. */
  reached?: string;
  /** It has gone up or down: the rest of it changes no value. */
  scrolls?: boolean;
}

const events = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'input'];

/** Pixels after which a touch is a drag or a scroll, by its direction; before, it may be a tap. */
const tapWithin = 8;

const isSlider = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'range';

/** Decides for one calculator which touches of its sliders count. @returns the listener for `events` */
function sliderTouches() {
  let touch: Touch | undefined;
  const accept = () => {
    const { slider, reached, scrolls } = touch ?? {};
    touch = undefined;
    if (!slider || reached === undefined || scrolls) return;
    slider.value = reached;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (event: Event): void => {
    const { target, type } = event;
    if (type === 'input') {
      if (!touch || target !== touch.slider) return;
      event.stopPropagation();
      touch.reached = touch.slider.value;
      touch.slider.value = touch.value;
      return;
    }
    const { pointerType, clientX: x, clientY: y } = event as PointerEvent;
    if (type === 'pointerdown')
      touch =
        isSlider(target) && pointerType !== 'mouse'
          ? { slider: target, value: target.value, x, y }
          : undefined;
    else if (type === 'pointercancel') touch = undefined;
    else if (type === 'pointerup') accept();
    else if (touch && !touch.scrolls) {
      if (Math.abs(y - touch.y) > tapWithin) touch.scrolls = true;
      else if (Math.abs(x - touch.x) > tapWithin) accept();
    }
  };
}

/**
 * Keeps scrolls from moving sliders. Browsers move the thumb as soon as a finger is down, so a scroll that begins on a
 * slider would change its value: a touch counts once it goes to the side or is lifted where it began.
 */
export function OwnTouches() {
  const hear = useMemo(sliderTouches, []);
  return <Hears events={events} hear={hear} capture />;
}
