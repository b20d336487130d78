/** True once a calculator shows its figure, and so has sent `ready`; the figure's part is in every theme. */
export const isRendered = ({ shadowRoot }: Element): boolean =>
  !!shadowRoot?.querySelector('[part~=instalment]');
