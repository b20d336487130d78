import type { CalculatorResult } from '@loan-kereta/sdk/embed';
import { formatRM } from '@loan-kereta/sdk/loan';
import { LoanKereta } from '@loan-kereta/sdk/react';
import { useState } from 'react';
import { type Choice, PriceList } from './price-list.tsx';

/** A dealer's price list with an advisor's calculator beside it. @param server where Loan Kereta is */
export function App({ server }: { readonly server: string }) {
  const [car, setCar] = useState<Choice>();
  const [result, setResult] = useState<CalculatorResult>();
  const [failure, setFailure] = useState<string>();
  const [isOpen, setOpen] = useState(true);
  const [isEnglish, setEnglish] = useState(false);

  const choose = (chosen: Choice) => {
    setCar(chosen);
    setOpen(true);
  };

  return (
    <>
      <header>
        <p className="brand">Seri Alam Auto</p>
        <p className="summary" role="status">
          {result ? (
            <>
              {result.model} {result.variant}, <strong>{formatRM(result.instalment)}</strong> sebulan
            </>
          ) : (
            'Pilih kereta untuk melihat ansuran'
          )}
        </p>
      </header>
      <main>
        <section aria-labelledby="prices">
          <h1 id="prices">Senarai harga</h1>
          <PriceList server={server} chosen={car} onChoose={choose} />
        </section>
        <aside aria-label="Kalkulator ansuran">
          <div className="tools">
            <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Tutup kalkulator' : 'Buka kalkulator'}
            </button>
            <button type="button" aria-pressed={isEnglish} onClick={() => setEnglish(!isEnglish)}>
              English
            </button>
          </div>
          {failure && <p className="failure">Kalkulator tidak dapat dibuka. {failure}</p>}
          {isOpen && (
            <LoanKereta
              src={`${server}/loan-kereta.js`}
              advisor="demo-basic"
              model={car?.model}
              variant={car?.variant}
              lang={isEnglish ? 'en' : undefined}
              className="calculator"
              onReady={ready => setResult(ready ?? undefined)}
              onChange={setResult}
              onError={({ code, message }) => {
                // With any other code the calculator shows, and tells the buyer itself.
                if (code.startsWith('script_')) setFailure(message);
              }}
            />
          )}
        </aside>
      </main>
    </>
  );
}
