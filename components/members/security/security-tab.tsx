'use client'

import { ProfileWait } from '@/components/people/account/profile-wait'
import { useOwnProfile } from '@/lib/client/hooks/use-profile'
import { FreezeAccount } from './freeze-account'
import { LoginDevices } from './login-devices'
import { LoginRecords } from './login-records'
import styles from './security.module.css'
import { SecurityList } from './security-list'
import { SecurityScore } from './security-score'

/** Account security, and freezing the account, which also works when the profile cannot be loaded. */
export function SecurityTab() {
  const { user, failed, retry } = useOwnProfile()
  const freeze = <FreezeAccount />
  if (user)
    return (
      <>
        <SecurityScore user={user} />
        <SecurityList user={user}>{freeze}</SecurityList>
      </>
    )
  return (
    <>
      <ProfileWait failed={failed} onRetry={retry} />
      {failed ? <ul className={styles.rows}>{freeze}</ul> : null}
    </>
  )
}

/** Panels below it: current and past logins. Rendered together with the list above. */
export function SecurityLogins() {
  const { user, failed } = useOwnProfile()
  return user || failed ? (
    <>
      <LoginDevices />
      <LoginRecords />
    </>
  ) : null
}
