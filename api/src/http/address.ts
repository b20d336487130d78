/** An address as pages of other origins need it: a path on this site becomes a whole address. */
export const absoluteUrl = (publicUrl: string, address: string): string =>
  address.startsWith('/') ? publicUrl + address : address;
