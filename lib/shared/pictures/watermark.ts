/** The configured watermark text for a picture; not used for those whose path marks them as big. '' means none. */
export const watermarkOf = (path: string, text: string): string =>
  /(?:^|[/_-])big(?:[/_.-]|$)/.test(path) ? '' : text.trim()
