import multer from '@koa/multer';
import type { Endpoint } from '@loan-kereta/sdk/contract';
import type { Context } from 'koa';
import { property } from '../property.ts';
import { requireCaller, requireUnpacked } from './body.ts';
import { ApiError, invalidField } from './errors.ts';

const nothingMore = async () => {};

function refusal(error: Error, file: NonNullable<Endpoint['file']>): Error {
  const code = property(error, 'code');
  if (code === 'LIMIT_FILE_SIZE') return new ApiError('file_too_large', { detail: file.tooLarge });
  if (code === 'LIMIT_UNEXPECTED_FILE' || code === 'LIMIT_FILE_COUNT')
    return invalidField('file', 'The file belongs into the field "file", and only one.');
  // What else multer and its parser say is about the form; what the connection says is not.
  return error.message === 'Request aborted' || error.message === 'Request closed'
    ? Object.assign(error, { code: 'ECONNABORTED' })
    : new ApiError('malformed_form');
}

/**
 * A reader of the one file of a multipart form, into memory.
 * @throws {ApiError} `unsupported_media_type`, `malformed_form`, `file_too_large`, `invalid_request`
 */
export function fileReader(file: NonNullable<Endpoint['file']>): (ctx: Context) => Promise<Uint8Array> {
  const parse = multer({
    storage: multer.memoryStorage(),
    limits: { fileSize: file.maxBytes, files: 1, fields: 10, fieldSize: 1000, parts: 11 },
  }).single('file');
  return async ctx => {
    if (!ctx.is('multipart/form-data'))
      throw new ApiError('unsupported_media_type', { detail: 'Send the file as multipart/form-data.' });
    requireUnpacked(ctx);
    requireCaller(ctx);
    await parse(ctx, nothingMore).catch((error: Error) => {
      throw refusal(error, file);
    });
    const bytes = ctx.file?.buffer;
    if (bytes === undefined || bytes.length === 0) throw invalidField('file', file.missing);
    return bytes;
  };
}
