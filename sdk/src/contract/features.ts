import { z } from './zod.ts';

/** What a plan grants or not, under the wire's names. */
export const flagsSchema = z.object({
  presenter_mode: z.boolean(),
  custom_color: z.boolean(),
  edit_data: z.boolean(),
  watermark: z.boolean().meta({ description: 'True when the watermark is shown' }),
  share: z.boolean().meta({ description: 'Copy and share by WhatsApp' }),
  own_layouts: z.boolean().meta({ description: 'Layouts from the theme builder' }),
  own_branding: z.boolean().meta({ description: 'Another name in the message that is shared' }),
});
export type Flags = z.infer<typeof flagsSchema>;

export const featuresSchema = flagsSchema
  .extend({
    themes_unlocked: z.int().meta({ description: 'How many themes the plan grants' }),
    theme_access: z.array(z.string()).meta({ description: 'theme1 … theme20' }),
  })
  .meta({ id: 'Features' });
export type Features = z.infer<typeof featuresSchema>;
