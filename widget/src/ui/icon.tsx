/** Line drawings on a grid of 24, for the advisor's tools. The stylesheet beside it draws their strokes. */
const paths = {
  chat: 'M12 4a8 8 0 0 0-6.9 12L4 20l4.1-1.1A8 8 0 1 0 12 4Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevron: 'm7 10 5 5 5-5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3.5 2',
  close: 'm6 6 12 12m0-12L6 18',
  copy: 'M9 9h10v11H9Zm6 0V4H5v11h4',
  data: 'M9 4H8a2 2 0 0 0-2 2v3.5A2.5 2.5 0 0 1 3.5 12 2.5 2.5 0 0 1 6 14.5V18a2 2 0 0 0 2 2h1m6-16h1a2 2 0 0 1 2 2v3.5a2.5 2.5 0 0 0 2.5 2.5 2.5 2.5 0 0 0-2.5 2.5V18a2 2 0 0 1-2 2h-1',
  download: 'M12 4v11m0 0-4-4m4 4 4-4M5 19.5h14',
  gem: 'M7 4.5h10l4 5.5-9 10L3 10Zm-4 5.5h18M9.5 10 12 20l2.5-10L12 4.5Z',
  layout: 'M4 5h16v14H4Zm0 5h16m-10 0v9',
  live: 'M12 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2Zm-3.5 2.5a5 5 0 0 1 0-7m7 0a5 5 0 0 1 0 7M5.7 18.3a9 9 0 0 1 0-12.6m12.6 0a9 9 0 0 1 0 12.6',
  lock: 'M7.5 11V8a4.5 4.5 0 0 1 9 0v3M5.5 11h13v9h-13Z',
  palette:
    'M12 3a9 9 0 1 0 0 18c1.2 0 1.9-.9 1.9-1.9 0-1.3-1-1.6-1-2.7 0-.9.7-1.6 1.6-1.6h2.2a4.3 4.3 0 0 0 4.3-4.3C21 6.4 17 3 12 3ZM7.5 12.2v.1m2.6-4.9v.1m4.6-.1v.1',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5a7.5 7.5 0 0 1 15 0',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 13v5a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2v-5',
  trash: 'M5 7h14m-9 0V4h4v3m-7 0 1 13h8l1-13',
  undo: 'M5 9h9a5 5 0 0 1 0 10H8M5 9l4-4M5 9l4 4',
  unlock: 'M7.5 11V8a4.5 4.5 0 0 1 8.6-1.9M5.5 11h13v9h-13Zm6.5 3.5v2',
  upload: 'M12 16V5m0 0L8 9m4-4 4 4M5 19.5h14',
};
export type IconName = keyof typeof paths;

/** An icon beside words that say the same. */
export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className="tool-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
