/** Cleans a text for the address of a generated picture. */
export const clean = (text: string): string => text.replace(/[\p{Cs}\p{Cc}\ufffe\uffff]/gu, '').trim()
/** Chinese is left unencoded, a third of the bytes; browsers encode it in the request. */
export const enc = (text: number | string): string =>
  encodeURIComponent(clean(String(text))).replace(/(?:%E[4-9]%[89AB][0-9A-F]%[89AB][0-9A-F])+/g, (code) =>
    decodeURIComponent(code),
  )
