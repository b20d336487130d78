import CarArt from '@loan-kereta/widget/parts/cars/index.tsx';
import '@loan-kereta/widget/parts/cars/cars.css';

/** The drawing that buyers see of a car without a picture. */
export default function Drawing({ car }: { readonly car: Parameters<typeof CarArt>[0]['model'] }) {
  return <CarArt model={car} label="" />;
}
