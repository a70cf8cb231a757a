import { recycleAccount } from '../flows/recycle-account'
import { test } from '../support/test'

test('a member sells an account to the platform on a desktop and is paid in two instalments', async ({ browser }) => {
  await recycleAccount(browser, { width: 1440, height: 900 })
})
