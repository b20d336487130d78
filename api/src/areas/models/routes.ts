import { contract } from '@loan-kereta/sdk/contract';
import type { Context } from 'koa';
import { bind, bindCached, type Route } from '../../http/bind.ts';
import type { ResponseCache } from '../../http/response-cache.ts';
import { sendVersion } from '../../http/versions.ts';
import type { ModelsEditing, VersionedList } from './editing.ts';
import { answeredKind } from './rates.ts';
import type { ModelsService } from './service.ts';
import type { CarPictures } from './uploads.ts';

function editorDocument(ctx: Context, { variants, version }: VersionedList) {
  sendVersion(ctx, version);
  return {
    items: variants.map(variant => ({
      id: variant.id,
      brand: variant.brand,
      code: variant.modelCode,
      model: variant.model,
      variant: variant.variant,
      otr: variant.otr,
      defaultRate: variant.rate.value,
      ...answeredKind(variant.rate),
      image: variant.image,
      body: variant.body,
      active: variant.active,
      includes_insurance: variant.includesInsurance,
    })),
  };
}

export const modelsRoutes = (
  models: ModelsService,
  editing: ModelsEditing,
  pictures: CarPictures,
  responses: ResponseCache,
): Route[] => [
  bindCached(contract.models.list, responses, () => models.records()),
  bindCached(contract.models.dataFile, responses, async () => ({ models: await models.catalogue() })),
  bind(contract.models.editor, async ({ ctx }) => editorDocument(ctx, await editing.list())),
  bind(contract.models.saveEditor, async ({ ctx, seen, caller, body }) =>
    editorDocument(ctx, await editing.replace({ seen, by: caller }, body.items)),
  ),
  bind(contract.models.add, async ({ ctx, seen, caller, body }) => {
    const { record, version } = await editing.add({ seen, by: caller }, body);
    sendVersion(ctx, version);
    return record;
  }),
  bind(
    contract.models.addPicture,
    async ({ caller, file }) => ({ url: await pictures.add(caller, file) }),
    ({ caller, ctx }) => pictures.admit(caller.adminId, ctx.res),
  ),
  bind(contract.models.change, async ({ ctx, seen, caller, params, body }) => {
    const { record, version } = await editing.change({ seen, by: caller }, params.id, body);
    sendVersion(ctx, version);
    return record;
  }),
  bind(contract.models.remove, async ({ ctx, seen, caller, params }) => {
    const { version } = await editing.remove({ seen, by: caller }, params.id);
    sendVersion(ctx, version);
  }),
];
