import CarArt from '@loan-kereta/widget/parts/cars/index.tsx';
import '@loan-kereta/widget/parts/cars/cars.css';
import { qrPath } from '../../site/embed/qr.ts';
import { Countdown } from './countdown.tsx';
import type { Figures } from './figures.ts';
import { type DrawnFormat, modulePixels } from './room.ts';

/** The car: its photo where the data has one, else the drawing in the advisor's colour. */
function Car({ photo, model }: Pick<Figures, 'photo' | 'model'>) {
  return photo ? (
    <img className="car" src={photo} alt="" />
  ) : (
    <div className="car">
      <CarArt model={model} label="" />
    </div>
  );
}

/** A QR code that leads to the same figures, dark on white with its own border. */
function Code({ address, scale }: { readonly address: string; readonly scale: number }) {
  const { size, path } = qrPath(address);
  const side = size * modulePixels(size, scale);
  return (
    <svg
      className="qr"
      viewBox={`0 0 ${size} ${size}`}
      width={side}
      height={side}
      data-address={address}
      aria-hidden="true"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

const Amount = ({ amount, per }: Pick<Figures, 'amount' | 'per'>) => (
  <p className="result">
    <b>{amount}</b> <span>{per}</span>
  </p>
);

const Facts = ({ facts }: Pick<Figures, 'facts'>) => (
  <dl className="facts">
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt> <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const Advisor = ({ name, phone }: Pick<Figures, 'name' | 'phone'>) => (
  <p className="advisor">
    <b>{name}</b>
    {phone && (
      <>
        {' '}
        <span>WhatsApp</span> <span>{phone}</span>
      </>
    )}
  </p>
);

interface FormatProps {
  readonly format: DrawnFormat;
  readonly figures: Figures;
  /** The end of the countdown, in ms since 1970. */
  readonly until: number | undefined;
  readonly scale: number;
}

/** A format of a live stream: nothing in it can be pressed, and everything is in the words of a stream. */
export function Format({ format, figures, until, scale }: FormatProps) {
  const { car, variant, note, disclaimer, address } = figures;
  const offer = (
    <>
      <Car {...figures} />
      <h1>
        {car} <small>{variant}</small>
      </h1>
      <Amount {...figures} />
      <Facts {...figures} />
    </>
  );
  const contact = (
    <>
      <Advisor {...figures} />
      {(note || until !== undefined) && (
        <p className="note">
          {note} {until !== undefined && <Countdown until={until} />}
        </p>
      )}
      <p className="disclaimer">{disclaimer}</p>
    </>
  );
  const isTurning = format === 'ticker';
  return (
    <div className="format" data-format={format} translate="no">
      {isTurning ? <div className="face">{offer}</div> : offer}
      {isTurning ? <div className="face">{contact}</div> : contact}
      {address && <Code address={address} scale={scale} />}
    </div>
  );
}
