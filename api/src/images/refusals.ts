/** Why a picture is refused, in the contract's words, with the status that the process ends with which was to make it. */
export const refusals = { not_an_image: 10, too_many_pixels: 11 } as const;

export type PictureRefusal = keyof typeof refusals;
