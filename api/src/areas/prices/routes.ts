import { contract } from '@loan-kereta/sdk/contract';
import type { Context } from 'koa';
import { bind, type Route } from '../../http/bind.ts';
import { csv } from '../../http/csv.ts';
import { sendVersion } from '../../http/versions.ts';
import type { VersionedList } from '../models/editing.ts';
import { answeredKind } from '../models/rates.ts';
import { fullName } from '../models/service.ts';
import type { PricesService } from './service.ts';

const itemsOf = ({ variants }: VersionedList) =>
  variants.map(variant => ({
    id: variant.id,
    name: fullName(variant),
    price: variant.otr,
    rate: variant.rate.value,
    ...answeredKind(variant.rate),
    image: variant.image,
  }));

/** The same for a spreadsheet, in which a flat rate has its kind too: an empty cell is read as no change. */
const tableOf = (list: VersionedList) => itemsOf(list).map(item => ({ rate_kind: 'flat' as const, ...item }));

function priceList(ctx: Context, list: VersionedList) {
  sendVersion(ctx, list.version);
  return { items: itemsOf(list) };
}

export const pricesRoutes = (prices: PricesService): Route[] => [
  bind(contract.prices.list, async ({ ctx }) => priceList(ctx, await prices.list())),
  bind(contract.prices.download, async () =>
    csv(contract.prices.download.download, [tableOf(await prices.list())]),
  ),
  bind(contract.prices.save, async ({ ctx, seen, caller, body }) =>
    priceList(ctx, await prices.save({ seen, by: caller }, body.items)),
  ),
];
