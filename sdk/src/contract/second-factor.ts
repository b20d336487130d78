import { readCode } from '../reading/code.ts';
import { endpoint } from './define.ts';
import { z } from './zod.ts';

const recoveryCodesSchema = z.object({
  recovery_codes: z
    .array(z.string())
    .meta({ description: 'Each signs in once in place of a code. Shown once' }),
});

const common = {
  access: 'admin',
  tag: 'Second factor',
  allowsWithoutSecondFactor: true,
  allowsSupport: true,
} as const;

/** The second factor of an admin: codes of an authenticator app (RFC 6238), with recovery codes. */
export const secondFactor = {
  state: endpoint({
    ...common,
    method: 'GET',
    path: '/api/admin/second-factor',
    summary: 'Whether you have a second factor',
    response: z.object({
      enrolled: z.boolean(),
      required: z.boolean().meta({ description: 'Whether this server asks one of every admin' }),
      recovery_codes_left: z.int(),
    }),
  }),
  enrol: endpoint({
    ...common,
    method: 'POST',
    path: '/api/admin/second-factor',
    summary: 'Begin to set up a second factor; it counts once a code of it was confirmed',
    stepUp: true,
    response: z.object({
      secret: z.string().meta({ description: 'In Base32, for who types it. Shown once' }),
      uri: z.string().meta({ description: 'The same as an otpauth: address, for a QR code' }),
    }),
    errors: ['second_factor_enrolled', 'second_factor_unavailable'],
  }),
  confirm: endpoint({
    ...common,
    method: 'POST',
    path: '/api/admin/second-factor/confirm',
    createsOnce: true,
    summary: 'Finish setting up a second factor with a code of it',
    body: z
      .object({
        code: z
          .string('Please enter the code')
          .overwrite(readCode)
          .max(6, 'The code has six digits')
          .regex(/^\d{6}$/, 'The code has six digits'),
      })
      .meta({ id: 'SecondFactorCode' }),
    explainsFields: true,
    response: recoveryCodesSchema,
    errors: ['wrong_code', 'second_factor_enrolled', 'too_many_requests'],
  }),
  remove: endpoint({
    ...common,
    method: 'DELETE',
    path: '/api/admin/second-factor',
    summary: 'Remove your second factor and its recovery codes',
    stepUp: true,
  }),
  renewRecoveryCodes: endpoint({
    ...common,
    method: 'POST',
    path: '/api/admin/second-factor/recovery-codes',
    createsOnce: true,
    summary: 'Replace your recovery codes by new ones',
    stepUp: true,
    response: recoveryCodesSchema,
    errors: ['second_factor_enrolment_required'],
  }),
};
