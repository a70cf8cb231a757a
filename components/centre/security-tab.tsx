'use client'

import { FreezeAccount } from './freeze-account'
import { LoginDevices } from './login-devices'
import { LoginRecords } from './login-records'
import { ProfileWait } from './profile-wait'
import { SecurityList } from './security-list'
import { useOwnProfile } from './use-own-profile'

/** What protects an account, where it is logged in and was, and the way to stop everything. */
export function SecurityTab() {
  const { user, failed, retry } = useOwnProfile()
  const wait = <ProfileWait failed={failed} onRetry={retry} />
  // what stands below the list comes with it, and needs no profile where that fails
  if (!user && !failed) return wait
  return (
    <>
      {user ? <SecurityList user={user} /> : wait}
      <LoginDevices />
      <LoginRecords />
      <FreezeAccount />
    </>
  )
}
