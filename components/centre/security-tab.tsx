import { FreezeAccount } from './freeze-account'
import { LoginDevices } from './login-devices'
import { LoginRecords } from './login-records'
import { SecurityList } from './security-list'

/** What protects an account, where it is logged in and was, and the way to stop everything. */
export const SecurityTab = () => (
  <>
    <SecurityList />
    <LoginDevices />
    <LoginRecords />
    <FreezeAccount />
  </>
)
