import type { CarModel, CarVariant } from '@loan-kereta/sdk/catalogue';
import {
  clampDeposit,
  defaultRate,
  defaultTenureYears,
  type LoanMethod,
  type LoanResult,
  type Rounding,
} from '@loan-kereta/sdk/loan';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { loanFor, modelRate, variantOtr } from './loan.ts';

/** What the buyer or the advisor has chosen. Money in RM, rate in percent a year. */
export interface Inputs {
  readonly models: readonly CarModel[];
  readonly modelCode: string;
  readonly variantId: string;
  readonly deposit: number;
  readonly tenureYears: number;
  readonly rate: number;
  readonly method: LoanMethod;
  readonly rounding: Rounding;
}

/** The inputs and all that follows from them. `loan` is absent while there is no variant to calculate for. */
export interface CalculatorState extends Inputs {
  readonly model: CarModel | undefined;
  readonly variant: CarVariant | undefined;
  /** On-the-road price of the chosen variant in RM; 0 without one. */
  readonly otr: number;
  readonly loan: LoanResult | undefined;
}

/** Values to start from, as an embedder or a shared link gives them; each is cleaned like a typed one. */
export type Preset = Partial<
  Pick<Inputs, 'modelCode' | 'variantId' | 'deposit' | 'tenureYears' | 'rate' | 'method' | 'rounding'>
>;

function derive(inputs: Inputs): CalculatorState {
  const { deposit: wanted, rate, tenureYears: years, method, rounding } = inputs;
  const model = inputs.models.find(({ code }) => code === inputs.modelCode);
  const variant = model?.variants.find(({ id }) => id === inputs.variantId);
  const otr = variantOtr(variant);
  const deposit = clampDeposit(wanted, otr);
  const loan = variant && loanFor({ otr, deposit, rate, years, method, rounding });
  return { ...inputs, model, variant, otr, deposit, loan };
}

/** One calculator: its state and the only ways to change it. Every widget on a page has its own. */
export interface Calculator extends Pick<StoreApi<CalculatorState>, 'getState' | 'subscribe'> {
  /** Takes a new catalogue; what was chosen stays chosen where the catalogue still has it, at the catalogue's rate. */
  setModels(models: readonly CarModel[]): void;
  /** Chooses a model: its default rate, its first variant, no deposit. */
  chooseModel(code: string): void;
  chooseVariant(id: string): void;
  setDeposit(deposit: number): void;
  setTenure(years: number): void;
  setRate(rate: number): void;
  setMethod(method: LoanMethod): void;
  /** Applies the given values, ignoring a model or variant that the catalogue does not have. */
  apply(preset: Preset): void;
}

export function createCalculator(): Calculator {
  const store = createStore<CalculatorState>(() =>
    derive({
      models: [],
      modelCode: '',
      variantId: '',
      deposit: 0,
      tenureYears: defaultTenureYears,
      rate: defaultRate,
      method: 'flat',
      rounding: 'nearest',
    }),
  );
  const change = (patch: Partial<Inputs>) => store.setState(state => derive({ ...state, ...patch }), true);

  /** The changes that choosing a model brings with it. */
  const fresh = (model: CarModel | undefined, variant = model?.variants[0]): Partial<Inputs> => ({
    modelCode: model?.code ?? '',
    variantId: variant?.id ?? '',
    rate: modelRate(model, variant),
    deposit: 0,
  });

  /** The rate to go on with: the one that was typed, or else that of what is chosen now. */
  const rateFor = (model: CarModel | undefined, variant: CarVariant | undefined) => {
    const { rate, ...was } = store.getState();
    return rate === modelRate(was.model, was.variant) ? modelRate(model, variant) : rate;
  };

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    setModels(models) {
      const { modelCode, variantId } = store.getState();
      const model = models.find(({ code }) => code === modelCode);
      const kept = model?.variants.find(({ id }) => id === variantId);
      change({ models, ...(kept ? { rate: rateFor(model, kept) } : fresh(model ?? models[0])) });
    },
    chooseModel(code) {
      change(fresh(store.getState().models.find(model => model.code === code)));
    },
    chooseVariant(id) {
      const { model } = store.getState();
      const variant = model?.variants.find(variant => variant.id === id);
      change({ variantId: id, rate: variant?.rate ?? rateFor(model, variant) });
    },
    setDeposit: deposit => change({ deposit }),
    setTenure: tenureYears => change({ tenureYears }),
    setRate: rate => change({ rate }),
    setMethod: method => change({ method }),
    apply({ modelCode, variantId, ...rest }) {
      const { models, model: current } = store.getState();
      const model = models.find(({ code }) => code === modelCode) ?? current;
      const variant = model?.variants.find(({ id }) => id === variantId);
      const chosen = variant && { variantId: variant.id };
      change({ ...(model === current ? chosen : fresh(model, variant)), ...rest });
    },
  };
}
