/** How many times slower than this machine a slow phone is. */
export const slowdown = 4;

/** Its connection: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
export const slowLink = { down: 200_000, up: 93_750, roundTrip: 150 };

/** The same as a browser makes it, for each request alike. */
export const slowNetwork = {
  offline: false,
  latency: slowLink.roundTrip,
  downloadThroughput: slowLink.down,
  uploadThroughput: slowLink.up,
};
