import { recycleAccount } from '../flows/recycle-account'
import { test } from '../support/test'

test('a member sells an account to the platform on a phone and is paid in two instalments', async ({ browser }) => {
  await recycleAccount(browser, { width: 390, height: 844 })
})
