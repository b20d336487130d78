/** What stands in the place of a calculator that could not be fetched, and on its button. */
export const unreachable: readonly [text: string, retry: string] = ['计算器加载失败。', '再试一次'];
