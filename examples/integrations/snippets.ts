/** The lines that the Embed page gives an advisor to paste. @param at the address of the product */
export const snippetsOf = (at: string) => {
  const link = `<a href="${at}/a/demo-basic">Kira ansuran dengan Aisyah</a>`;
  const frame = `<iframe data-loan-kereta src="${at}/a/demo-basic" title="Loan Kereta" width="100%" height="760" style="border:0"></iframe>`;
  return {
    link,
    loader: `<script async crossorigin src="${at}/loan-kereta.js"></script>`,
    element: `<loan-kereta advisor="demo-basic">${link}</loan-kereta>`,
    script: `<script async crossorigin src="${at}/loan-kereta.js?advisor=demo-basic" data-advisor="demo-basic"></script>`,
    frame,
    frameScript: `<script async src="${at}/loan-kereta-frame.js"></script>`,
  };
};

/** The first instalment of the same advisor's calculator. */
export const firstFigure = 'RM471';
