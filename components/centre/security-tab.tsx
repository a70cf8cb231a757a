import { LoginDevices } from './login-devices'
import { SecurityList } from './security-list'

/** What protects an account, and where it is logged in. */
export const SecurityTab = () => (
  <>
    <SecurityList />
    <LoginDevices />
  </>
)
