/** The largest picture that may be uploaded, in MiB, and in bytes. */
export const maxImageMegabytes = 2;
export const maxImageBytes = maxImageMegabytes * 2 ** 20;

/** The pictures that may be uploaded, as media types. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
