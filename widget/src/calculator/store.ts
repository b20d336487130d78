import {
  type CarModel,
  type CarVariant,
  offeredModels,
  type QuoteSettings,
  quote,
  rateOf,
} from '@loan-kereta/sdk/catalogue';
import { defaultTenureYears, type LoanMethod, type LoanResult, type Rate } from '@loan-kereta/sdk/loan';
import { createStore, type Store } from './create-store.ts';

/** What the buyer or the advisor has chosen. Money in RM. */
export interface Inputs extends QuoteSettings {
  /** The cars that are offered. */
  readonly models: readonly CarModel[];
  /** The same with the variants that have no price yet, as they are edited. */
  readonly list: readonly CarModel[];
}

/** The inputs and all that follows from them. `loan` is absent while there is no variant to calculate for. */
export interface CalculatorState extends Inputs {
  readonly model: CarModel | undefined;
  readonly variant: CarVariant | undefined;
  /** On-the-road price of the chosen variant in RM; 0 without one. */
  readonly otr: number;
  /** What the chosen car is quoted at: the touched rate, else its own, as one of the method's kind. */
  readonly rate: Rate;
  readonly loan: LoanResult | undefined;
}

/** Values to start from, as an embedder or a shared link gives them; each is cleaned like a typed one. */
export type InitialInputs = Partial<QuoteSettings>;

function derive(inputs: Inputs): CalculatorState {
  const model = inputs.models.find(({ code }) => code === inputs.modelCode);
  const variant = model?.variants.find(({ id }) => id === inputs.variantId);
  return {
    ...inputs,
    model,
    variant,
    ...(model && variant
      ? quote(model, variant, inputs)
      : { otr: 0, deposit: 0, rate: inputs.touchedRate ?? rateOf(model, variant), loan: undefined }),
  };
}

/** One calculator: its state and the only ways to change it. Every widget on a page has its own. */
export interface Calculator extends Pick<Store<CalculatorState>, 'getState' | 'subscribe'> {
  /** Takes a new catalogue; what was chosen and touched stays so where the catalogue still has the car. */
  setModels(models: readonly CarModel[]): void;
  /** Chooses a model: its first variant at its own rate, no deposit. */
  chooseModel(code: string): void;
  /** Chooses a variant, at its own rate. */
  chooseVariant(id: string): void;
  setDeposit(deposit: number): void;
  setTenure(years: number): void;
  /** Touches the chosen car's rate; without one, puts the car's own back. */
  setRate(rate?: Rate): void;
  setMethod(method: LoanMethod): void;
  /**
   * Applies the given values, ignoring a model or variant that the catalogue does not have.
   * @param standing the deposit and rate of another car, unless they are given
   */
  apply(inputs: InitialInputs, standing?: Pick<InitialInputs, 'deposit' | 'touchedRate'>): void;
}

export function createCalculator(): Calculator {
  const store = createStore<CalculatorState>(
    derive({
      models: [],
      list: [],
      modelCode: '',
      variantId: '',
      deposit: 0,
      tenureYears: defaultTenureYears,
      method: 'flat',
      rounding: 'nearest',
    }),
  );
  const change = (patch: Partial<Inputs>) => store.setState(derive({ ...store.getState(), ...patch }));

  /** The changes that choosing a model brings with it. */
  const fresh = (model: CarModel | undefined, variant = model?.variants[0]): Partial<Inputs> => ({
    modelCode: model?.code ?? '',
    variantId: variant?.id ?? '',
    touchedRate: undefined,
    deposit: 0,
  });

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    setModels(list) {
      const models = offeredModels(list);
      const { modelCode, variantId } = store.getState();
      const model = models.find(({ code }) => code === modelCode);
      const isThere = model?.variants.some(({ id }) => id === variantId);
      change({ list, models, ...(!isThere && fresh(model ?? models[0])) });
    },
    chooseModel(modelCode) {
      change(fresh(store.getState().models.find(({ code }) => code === modelCode)));
    },
    chooseVariant: variantId => change({ variantId, touchedRate: undefined }),
    setDeposit: deposit => change({ deposit }),
    setTenure: tenureYears => change({ tenureYears }),
    setRate: touchedRate => change({ touchedRate }),
    setMethod: method => change({ method }),
    apply({ modelCode, variantId, ...rest }, { deposit = 0, touchedRate } = {}) {
      const { models, model: current, variant: was } = store.getState();
      const model = models.find(({ code }) => code === modelCode) ?? current;
      const variant = model?.variants.find(({ id }) => id === variantId);
      const chosen = variant && variant !== was && { variantId: variant.id, touchedRate };
      change({
        ...(model === current ? chosen : { ...fresh(model, variant), deposit, touchedRate }),
        ...rest,
      });
    },
  };
}
