/**
 * Checks addresses written by distributors and members. Only http(s), or a path on this host: one slash, never `//` or
 * `/\` (browsers read both as another host; they also drop tabs and line breaks inside an address). Everything else
 * becomes '#'.
 */
export function safeUrl(text: string): string {
  const url = text.trim()
  if (/[\u0000-\u001f\u007f\\]/.test(url)) return '#'
  if (/^\/(?!\/)/.test(url)) return url
  if (!/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(url)) return '#'
  return URL.canParse(url) ? url : '#'
}

/** True for a link that leaves this site; such links open in a new tab, through `jumpPath`. */
export const isExternal = (url: string): boolean => /^https?:\/\//i.test(url)

/** All external links go through the page that warns about leaving this site. */
export const jumpPath = (url: string): string => `/jump?url=${encodeURIComponent(url)}`

/** Where to go after login: only a path on this host, else '/'. */
export function safeReturnUrl(text: string | null | undefined): string {
  const url = safeUrl(text ?? '')
  return url.startsWith('/') ? url : '/'
}

/** Address of an uploaded picture: relative ones are below /media/. '' if there is none or it is unsafe. */
export function mediaUrl(text: string | null | undefined): string {
  const url = (text ?? '').trim()
  if (!url) return ''
  if (/^[\w-][\w./-]*$/.test(url) && !url.includes('..')) return `/media/${url}`
  const safe = safeUrl(url)
  return safe === '#' ? '' : safe
}
