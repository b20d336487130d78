import { isPhoneOrNone, profileLimits } from '../rules/index.ts';
import { givenExpirySchema, givenPlanSchema, paidFields } from './admin-plan-changes.ts';
import { adminUserSchema } from './admin-users.ts';
import { emailSchema } from './auth.ts';
import { endpoint } from './define.ts';
import { fillPhone, fillRequired, longPhone, nameSchema } from './person.ts';
import { filledLine, line } from './text.ts';
import { z } from './zod.ts';

const { name: longestBrand, whatsapp: longestPhone } = profileLimits;

/** An account that an admin makes for somebody. */
export const newUserSchema = z
  .object(
    {
      name: nameSchema,
      email: emailSchema,
      whatsapp: filledLine(longestPhone, fillRequired, longPhone(longestPhone)).refine(
        isPhoneOrNone,
        fillPhone,
      ),
      brand_name: line(longestBrand).nullish().meta({ description: 'What buyers see; the name when empty' }),
      plan: givenPlanSchema.default('basic'),
      expires_at: givenExpirySchema,
      ...paidFields,
    },
    fillRequired,
  )
  .meta({ id: 'NewUser' });
export type NewUser = z.output<typeof newUserSchema>;

export const creation = {
  create: endpoint({
    method: 'POST',
    path: '/api/admin/users/create',
    access: 'admin',
    tag: 'Users',
    createsOnce: true,
    explainsFields: true,
    summary:
      'Make an account, with a password that is shown here only and must be changed at the first sign-in',
    body: newUserSchema,
    status: 201,
    response: z.object({
      user: adminUserSchema,
      password: z.string().meta({ description: 'Kept nowhere: whoever loses it asks for a reset' }),
      welcome: z.object({
        text: z
          .string()
          .meta({ description: 'In Malay, with the address, the password, the plan and its end' }),
        link: z.string().meta({ description: 'Opens a WhatsApp chat with the text filled in' }),
      }),
    }),
    errors: ['email_taken', 'unavailable'],
  }),
};
