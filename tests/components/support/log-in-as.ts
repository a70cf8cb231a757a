import Cookies from 'js-cookie'
import { setProfile } from '@/lib/client/hooks/use-profile'
import type { UserProfile } from '@/lib/contract/entities/user'

/** Logs a member in whose profile is already loaded. */
export function logInAs(profile: UserProfile): void {
  if (!Cookies.get('token')) Cookies.set('token', 'id.secret')
  void setProfile(profile)
}
