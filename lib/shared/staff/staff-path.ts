const DOOR = '/staff/verify'

/** Where a code is asked for, and back to `returnUrl` from there. */
export const staffDoorPath = (returnUrl: string): string => `${DOOR}?returnUrl=${encodeURIComponent(returnUrl)}`

/** Where the door leads on to: a room of staff, else the console; never another site. */
export function behindDoor(search: string): string {
  const wanted = new URLSearchParams(search).get('returnUrl') ?? ''
  return /^\/(?:console|desk|uvStatistics)(?:[/?#][\w\-/?=&%.#]*)?$/.test(wanted) ? wanted : '/console'
}
