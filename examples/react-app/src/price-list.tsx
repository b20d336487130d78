import { ApiProblem, createClient, type ResponseOf, timeouts } from '@loan-kereta/sdk/client';
import type { contract } from '@loan-kereta/sdk/contract';
import { formatRM } from '@loan-kereta/sdk/loan';
import { useEffect, useState } from 'react';

type Models = ResponseOf<typeof contract.models.dataFile>['models'];

/** A variant of a model, by their names in the data. */
export interface Choice {
  readonly model: string;
  readonly variant: string;
}

interface PriceListProps {
  readonly server: string;
  readonly chosen: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
}

/** The cars on sale with their prices, each a button. */
export function PriceList({ server, chosen, onChoose }: PriceListProps) {
  const [models, setModels] = useState<Models>();
  const [problem, setProblem] = useState<ApiProblem>();

  useEffect(() => {
    const leaving = new AbortController();
    createClient({ baseUrl: server })
      .models.dataFile({ ...timeouts.models, signal: leaving.signal })
      .then(
        response => setModels(response.models),
        error => error instanceof ApiProblem && setProblem(error),
      );
    return () => leaving.abort();
  }, [server]);

  if (problem) return <p className="failure">Senarai harga tidak dapat dibuka. {problem.detail}</p>;
  if (!models) return <p>Memuatkan senarai harga…</p>;
  return models.map(({ code, name, variants }) => (
    <section key={code} className="model" aria-labelledby={code}>
      <h2 id={code}>{name}</h2>
      <ul>
        {variants.map(({ id, name: variant, otr }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={chosen?.variant === id}
              onClick={() => onChoose({ model: code, variant: id })}
            >
              <span>{variant}</span>
              <span className="price">{formatRM(otr)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
}
