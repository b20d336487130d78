import { type ErrorCode, errorStatus, type Problem } from '@loan-kereta/sdk/contract';
import { type Language, refusals } from '@loan-kereta/sdk/languages';
import { constraintOf, isUnavailable } from '../db/failures.ts';
import { isStorageFailure } from '../storage/failures.ts';
import { faultInLanguage, inLanguage } from './sentences.ts';

/** One field that is not valid: `path` as the caller wrote it (`items.3.price`). */
export type FieldError = NonNullable<Problem['errors']>[number];

/** What there is now in place of what a caller has seen. */
export interface Saved {
  readonly at: Date;
  /** Undefined for the caller's own account, null where the site did it by itself. */
  readonly by?: string | null | undefined;
  /** The whole of it, where that is small. */
  readonly record?: Readonly<Record<string, unknown>> | undefined;
}

/** How many fields a refusal names at most. */
const mostFields = 20;
/** What is away may be back in a few seconds. */
const retrySoon = { 'Retry-After': '5' };

/** A refusal that the caller is told about; its status and title come from the contract's error table. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: readonly FieldError[] | undefined;
  readonly explainsFields: boolean;
  readonly saved: Saved | undefined;
  readonly headers: Readonly<Record<string, string>>;

  /**
   * @param options.detail what a screen shows, where the table's own text is not exact enough: a sentence of
   * `refusals.ts` in English, which is sent in the caller's language
   * @param options.explainsFields whether the screen shows what is wrong with the first field
   * @param options.saved what is there now, of a stale version
   * @param options.cause what the log is to say of a refusal that is our fault
   */
  constructor(
    code: ErrorCode,
    options: {
      detail?: string;
      cause?: unknown;
      fields?: readonly FieldError[];
      explainsFields?: boolean | undefined;
      saved?: Saved;
      headers?: Record<string, string>;
    } = {},
  ) {
    super(options.detail ?? refusals.en.titles[code], { cause: options.cause });
    this.code = code;
    this.status = errorStatus[code];
    this.fields = options.fields?.slice(0, mostFields);
    this.explainsFields = options.explainsFields ?? false;
    this.saved = options.saved;
    this.headers = { ...(code === 'unavailable' && retrySoon), ...options.headers };
  }
}

/** The refusal of fields for reasons that only the rules of an area know; a screen shows the first. */
export const invalidFields = (fields: readonly FieldError[]): ApiError =>
  new ApiError('invalid_request', { fields, explainsFields: true });

/** The refusal of one field for a reason that only the rules of an area know. */
export const invalidField = (path: string, message: string): ApiError => invalidFields([{ path, message }]);

// Unique constraints whose violation is the caller's to mend, by the name that the migration gave them.
const codeOfConstraint: Readonly<Record<string, ErrorCode>> = {
  advisors_email_unique: 'email_taken',
  admins_email_unique: 'email_taken',
  advisors_slug_unique: 'slug_taken',
  slugs_slug_unique: 'slug_taken',
  car_variants_brand_model_variant_unique: 'model_taken',
};

/** The refusal that any thrown value amounts to: itself, or what the database or the storage said, or `internal`. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const constraint = constraintOf(thrown);
  const code = constraint === undefined ? undefined : codeOfConstraint[constraint];
  if (code) return new ApiError(code);
  if (isStorageFailure(thrown))
    return new ApiError('storage_unavailable', { headers: { 'Retry-After': '60' } });
  return new ApiError(isUnavailable(thrown) ? 'unavailable' : 'internal');
}

const savedFields = ({ at, by, record }: Saved) => ({
  saved_at: at.toISOString(),
  ...(typeof by === 'string' && { saved_by: by }),
  ...(record && { current: { ...record } }),
});

/** The body that a refusal is sent as, in words of a language. */
export function toProblem(error: ApiError, requestId: string, language: Language): Problem {
  const title = refusals[language].titles[error.code];
  const errors = error.fields?.map(({ path, message }) => ({
    path,
    message: faultInLanguage(path, message, language),
  }));
  const fault = error.explainsFields ? errors?.[0]?.message : undefined;
  return {
    type: `/api/docs/problems#${error.code}`,
    title,
    status: error.status,
    detail: fault ?? inLanguage(error.message, language) ?? (language === 'en' ? error.message : title),
    code: error.code,
    request_id: requestId,
    ...(errors && { errors }),
    ...(error.saved && savedFields(error.saved)),
  };
}
