/** The brand of the built-in list, and of a car whose data names none. */
export const defaultBrand = 'Perodua';
