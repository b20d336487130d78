import { metroTiles } from '@loan-kereta/sdk/languages/ms/calculator';
import {
  BrandHeader,
  Car,
  CarPicture,
  Deposit,
  Disclaimer,
  fitted,
  Instalment,
  LiveBar,
  MethodSwitch,
  RateSlider,
  Tenure,
  useFacts,
  useWidget,
  VariantPicker,
  Watermark,
  WhatsAppButton,
} from '../../parts/index.ts';
import { ModelList } from '../../parts/model-list.tsx';
import { workedOut } from '../../parts/worked-out.ts';
import { useWords } from '../../ui/use-words.ts';
import css from './theme.css?inline';
import { Tile } from './tile.tsx';

const tones = {
  principal: 'secondary',
  totalInterest: 'light',
  totalPayment: 'primary',
  effectiveRate: 'dark',
} as const;

/** A start screen of flat tiles, each one value or one control; the figure has the double one. */
export default function MetroTiles() {
  const { words, model, variant, loan } = useWidget();
  const facts = useFacts();
  const say = useWords('metroTiles', metroTiles);
  return (
    <article className="start on-dark">
      <Tile className="dark who">
        <BrandHeader />
      </Tile>
      <Tile className="primary figure" face={`${loan?.instalment}`}>
        <Instalment room={5} />
      </Tile>
      <Tile className="light car" face={model?.code}>
        <Car />
        <p className="name" translate="no">
          <b dir="auto">{model?.name ?? say('loading')}</b> <span dir="auto">{variant?.name}</span>
        </p>
        <small>
          {words.otr} <bdi translate="no">{facts.otr.text}</bdi>
        </small>
      </Tile>
      <div className="go lk-fit">
        <WhatsAppButton />
      </div>
      <ModelList className="set models">
        {model => (
          <>
            <CarPicture model={model} />
            <b dir="auto">{model.name}</b>
          </>
        )}
      </ModelList>
      <Tile className="secondary variant" face={model?.code}>
        <VariantPicker />
      </Tile>
      <div className="years">
        <Tenure>
          {years => (
            <>
              <b>{years}</b> {words.years}
            </>
          )}
        </Tenure>
      </div>
      <Tile className="light deposit">
        <Deposit />
      </Tile>
      <Tile className="secondary rate">
        <RateSlider />
      </Tile>
      <Tile className="dark method">
        <MethodSwitch />
      </Tile>
      <dl className="facts">
        {workedOut.map(name => (
          <Tile key={name} className={`fact ${tones[name]}`} face={facts[name].text}>
            <dt>{facts[name].label}</dt>
            <dd className="lk-fit" translate="no" style={fitted(facts.totalPayment.text, 9)}>
              {facts[name].text}
            </dd>
          </Tile>
        ))}
      </dl>
      <Tile className="dark live">
        <LiveBar />
      </Tile>
      <div className="small">
        <Disclaimer />
        <Watermark />
      </div>
    </article>
  );
}

export { css };
