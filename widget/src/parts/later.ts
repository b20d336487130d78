// What every calculator fetches once its figure stands: worth waiting for, and the figure is not.
export { Alongside } from './alongside.tsx';
export { takeTyped } from './box-reader.ts';
export { messageQuery } from './buyer-message.ts';
export { CarPicture } from './car-picture.tsx';
export { ceilingNote } from './ceiling.tsx';
export { DepositAid } from './deposit-aid.tsx';
export { Instead } from './instead.tsx';
export { LimitNote } from './limit-note.tsx';
export { RateRange } from './rate-range.tsx';
export { TouchedRateMark } from './touched-rate.tsx';
