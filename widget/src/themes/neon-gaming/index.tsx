import { neonGaming } from '@loan-kereta/sdk/languages/ms/calculator';
import {
  BrandHeader,
  Car,
  CarPicture,
  Deposit,
  Disclaimer,
  Facts,
  Instalment,
  LiveBar,
  MethodSwitch,
  RateSlider,
  Tenure,
  useWidget,
  VariantPicker,
  Watermark,
  WhatsAppButton,
} from '../../parts/index.ts';
import { ModelList } from '../../parts/model-list.tsx';
import { useWords } from '../../ui/use-words.ts';
import css from './theme.css?inline';

/** An arcade machine: the car as neon on a grid, models as levels, the deposit as a meter. */
export default function NeonGaming() {
  const { models, model, variant } = useWidget();
  const say = useWords('neonGaming', neonGaming);
  const level = models.findIndex(({ code }) => code === model?.code) + 1;
  return (
    <article className="arcade on-dark">
      <div className="hud">
        <BrandHeader />
        <LiveBar />
      </div>
      <div className="screen">
        <p className="stage">
          <b>{say('level').replace('{number}', `${level}`)}</b>{' '}
          <bdi className="title" translate="no">
            {model?.name}
          </bdi>{' '}
          <bdi translate="no">{variant?.name}</bdi>
        </p>
        {model && variant ? (
          <Car />
        ) : (
          <p className="loading">
            <b className="meter">{say('loading')}</b> {say('insert')}
          </p>
        )}
        <Instalment />
      </div>
      <WhatsAppButton />
      <Facts />
      <div className="levels">
        <ModelList className="tiles">
          {model => (
            <>
              <CarPicture model={model} />
              <bdi className="level">{model.name}</bdi>
            </>
          )}
        </ModelList>
      </div>
      <div className="controls">
        <VariantPicker />
        <Tenure />
        <Deposit />
        <RateSlider />
        <MethodSwitch />
      </div>
      <Disclaimer />
      <Watermark />
    </article>
  );
}

export const font = () => import('./font.ts');
export { css };
