const DOOR = '/staff/verify'

/** Page that asks for the one-time code and then continues to `returnUrl`. */
export const staffLoginPath = (returnUrl: string): string => `${DOOR}?returnUrl=${encodeURIComponent(returnUrl)}`

/** Target after the staff login: a page of the staff area, else the console; never another site. */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('returnUrl') ?? ''
  return /^\/(?:console|desk|uvStatistics)(?:[/?#][\w\-/?=&%.#]*)?$/.test(wanted) ? wanted : '/console'
}
