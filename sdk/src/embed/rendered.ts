/** True once a calculator shows its figure, or that there is none, and so has sent `ready`; a theme is on it by then. */
export const isRendered = ({ shadowRoot }: Element): boolean => !!shadowRoot?.querySelector('[data-theme]');
