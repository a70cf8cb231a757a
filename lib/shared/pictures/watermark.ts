/** The configured text lies over pictures, except those whose path marks them as big. '' means none. */
export const watermarkOf = (path: string, text: string): string =>
  /(?:^|[/_-])big(?:[/_.-]|$)/.test(path) ? '' : text.trim()
