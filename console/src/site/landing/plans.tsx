import { fill } from '@loan-kereta/sdk/languages/fill';
import type { LandingWords } from '@loan-kereta/sdk/languages/site';
import { formatAmount } from '@loan-kereta/sdk/loan';
import { firstDescriptions, plans, planTitles } from '@loan-kereta/sdk/plans';
import { AskAdmin } from './ask-admin.tsx';
import { useOffers } from './offers.ts';
import styles from './plans.module.css';
import { Start } from './start-link.tsx';

/** The plans, and what each costs as soon as the server has said so; without that what each grants is still here. */
export function Plans({ text }: { readonly text: LandingWords['plans'] }) {
  const offers = useOffers(state => state.plans);
  const names = offers.length > 0 ? offers.map(({ name }) => name) : plans;
  return (
    <section className={styles.plans} aria-labelledby="pelan">
      <h2 id="pelan">{text.title}</h2>
      <p>{text.text}</p>
      <ul className={styles.list}>
        {names.map(name => {
          const offer = offers.find(each => each.name === name);
          const described = offer && offer.description !== firstDescriptions[name];
          return (
            <li key={name}>
              <h3>
                {planTitles[name]}
                {offer?.is_popular && <span>{text.popular}</span>}
              </h3>
              <p className={styles.price}>
                {offer?.offer_price !== undefined && (
                  <s>
                    <span className="only-read">{text.before} </span>
                    {formatAmount(offer.price)}
                  </s>
                )}
                {offer && fill(text.price[name], { price: formatAmount(offer.offer_price ?? offer.price) })}
              </p>
              <p>{described ? offer.description : text.descriptions[name]}</p>
              {name === 'basic' ? <Start label={text.start} /> : <AskAdmin label={text.ask} plan={name} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
