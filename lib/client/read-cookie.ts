/**
 * Reads a cookie; '' without one. js-cookie does it as well, but for pages that only read one it would be a noticeable part
 * of their first script. On the server there is none.
 */
export function readCookie(name: string): string {
  if (typeof document === 'undefined') return ''
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`)) ?? ''
  const value = pair.slice(name.length + 1)
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
