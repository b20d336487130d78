import { isPhoneOrNone, profileLimits } from '../rules/index.ts';
import { givenExpirySchema, givenPlanSchema, paidFields } from './admin-plan-changes.ts';
import { adminUserSchema } from './admin-users.ts';
import { emailSchema } from './auth.ts';
import { endpoint } from './define.ts';
import { fillRequired, nameSchema } from './person.ts';
import { filledLine, line } from './text.ts';
import { z } from './zod.ts';

/** An account that an admin makes for somebody. */
export const newUserSchema = z
  .object(
    {
      name: nameSchema,
      email: emailSchema,
      whatsapp: filledLine(
        profileLimits.whatsapp,
        fillRequired,
        `A phone number has at most ${profileLimits.whatsapp} characters`,
      ).refine(isPhoneOrNone, 'Please enter a phone number such as 012-345 6789'),
      brand_name: line(profileLimits.name)
        .nullish()
        .meta({ description: 'What buyers see; the name when empty' }),
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
