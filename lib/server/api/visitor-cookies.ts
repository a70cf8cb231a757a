import type { LoginResult } from '@/lib/contract/entities/user'
import type { TeamRole } from '@/lib/shared/people/team'
import type { CookieJar, CookieName } from './cookie-jar'

const NAMES = ['nickName', 'userId', 'actor', 'username', 'isPartner'] as const satisfies CookieName[]
type Shown = Pick<LoginResult, (typeof NAMES)[number]>

/**
 * Writes the member data that pages show. These cookies live as long as the session, grant nothing, and are written by
 * the server only. `team`: the role in which a member of the person's team works.
 */
export function writeVisitor(cookies: CookieJar, shown: Shown, sessionMs: number, team?: TeamRole): void {
  for (const name of NAMES) cookies.write(name, String(shown[name]), sessionMs / 1000)
  if (team) cookies.write('team', team, sessionMs / 1000)
  else if (cookies.read('team')) cookies.remove('team')
}

/** Keeps the name cookies alive when a session is extended. */
export function extendVisitor(cookies: CookieJar, sessionMs: number): void {
  for (const name of [...NAMES, 'team'] as const) {
    const value = cookies.read(name)
    if (value) cookies.write(name, value, sessionMs / 1000)
  }
}

export const removeVisitor = (cookies: CookieJar): void => cookies.remove(...NAMES, 'team')
