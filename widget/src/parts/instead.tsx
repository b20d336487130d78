import { Failure } from './failure.tsx';
import { NoCars } from './no-cars.tsx';

/** What stands in the place of a theme: that it has thrown, or, with nothing to try again, that there is no car. */
export const Instead = ({ onRetry }: { readonly onRetry?: () => void }) =>
  onRetry ? <Failure onRetry={onRetry} /> : <NoCars />;
