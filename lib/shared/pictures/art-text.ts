/** Texts as they stand in an address of a drawn picture. */
export const clean = (text: string): string => text.replace(/[\p{Cs}\p{Cc}\ufffe\uffff]/gu, '').trim()
/** Chinese stays as it is, a third of the bytes; browsers encode it when they ask. */
export const enc = (text: number | string): string =>
  encodeURIComponent(clean(String(text))).replace(/(?:%E[4-9]%[89AB][0-9A-F]%[89AB][0-9A-F])+/g, (code) =>
    decodeURIComponent(code),
  )
