/** 2 MiB: the largest picture that may be uploaded, in bytes. */
export const maxImageBytes = 2_097_152;

/** The pictures that may be uploaded, as media types. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
