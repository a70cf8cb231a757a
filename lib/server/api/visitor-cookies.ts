import type { LoginResult } from '@/lib/contract/entities/user'
import type { CookieJar, CookieName } from './cookie-jar'

const NAMES = ['nickName', 'userId', 'actor', 'username', 'isPartner'] as const satisfies CookieName[]
type Shown = Pick<LoginResult, (typeof NAMES)[number]>

/**
 * Writes the member data that pages show. These cookies live as long as the session, grant nothing, and are written by
 * the server only.
 */
export function writeVisitor(cookies: CookieJar, shown: Shown, sessionMs: number): void {
  for (const name of NAMES) cookies.write(name, String(shown[name]), sessionMs / 1000)
}

/** Keeps the name cookies alive when a session is extended. */
export function extendVisitor(cookies: CookieJar, sessionMs: number): void {
  for (const name of NAMES) {
    const value = cookies.read(name)
    if (value) cookies.write(name, value, sessionMs / 1000)
  }
}

export const removeVisitor = (cookies: CookieJar): void => cookies.remove(...NAMES)
