import { expect, type Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { DEMO_STAFF_SECRET } from '@/lib/server/db/seed/people/demo-logins'
import { logIn } from './people'

const STEP_SECONDS = 30

/**
 * Returns codes of an authenticator: the current one first, then those shortly before and after, which are also
 * accepted.
 */
export const codesOf = (secret: string): string[] =>
  [0, STEP_SECONDS, -STEP_SECONDS].map((shift) =>
    generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + shift }),
  )

/**
 * Logs in through the login page, then through the staff login. Demo staff share one key: a code another test used is
 * no longer accepted.
 */
export async function logInStaff(page: Page, phone: string): Promise<void> {
  await logIn(page, phone)
  await page.waitForURL(/\/staff\/verify/)
  const box = page.getByRole('textbox', { name: '动态验证码' })
  await expect(async () => {
    for (const code of codesOf(DEMO_STAFF_SECRET)) {
      await box.fill(code)
      await page.getByRole('button', { name: '确认' }).click()
      const left = await page
        .waitForURL((url) => !url.pathname.startsWith('/staff'), { timeout: 3000 })
        .then(() => true)
        .catch(() => false)
      if (left) return
    }
    throw new Error('no code was taken')
  }).toPass({ timeout: 60_000, intervals: [STEP_SECONDS * 500] })
}
