// What every calculator fetches once its figure stands: worth waiting for, and the figure is not.
export { messageOf } from './buyer-message.ts';
export { CarDrawing } from './car-drawing.tsx';
export { TouchedRateMark } from './touched-rate.tsx';
