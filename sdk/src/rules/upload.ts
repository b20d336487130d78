/** The largest picture that may be uploaded, in MiB, and in bytes. */
export const maxImageMegabytes = 2;
export const maxImageBytes = maxImageMegabytes * 2 ** 20;

/** The square within which an uploaded picture is made anew, in pixels. Themes show a car as large as a page. */
export const pictureSides = { profile: 512, car: 1024 } as const;

/** The pictures that may be uploaded, as media types. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;
