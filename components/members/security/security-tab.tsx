'use client'

import { ProfileWait } from '@/components/people/account/profile-wait'
import { useOwnProfile } from '@/components/people/account/use-own-profile'
import { FreezeAccount } from './freeze-account'
import { LoginDevices } from './login-devices'
import { LoginRecords } from './login-records'
import styles from './security.module.css'
import { SecurityList } from './security-list'
import { SecurityScore } from './security-score'

/** What protects an account, and the way to stop everything, which needs no profile where that fails. */
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

/** Panels below it: where the account is logged in, and was. They come with what stands above them. */
export function SecurityLogins() {
  const { user, failed } = useOwnProfile()
  return user || failed ? (
    <>
      <LoginDevices />
      <LoginRecords />
    </>
  ) : null
}
