import { test as base } from '@playwright/test'
import { anyAddress } from './get'

export { expect, type Locator, type Page, type Response } from '@playwright/test'

export const test = base.extend<{ tidy: undefined }>({
  /** Each test another visitor: what one may ask for in a minute is limited. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anyAddress() }),
  /** Closes what a test opened itself: a page left open goes on polling and talking, beside every later test of its worker. */
  tidy: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts())
      await use(undefined)
      const opened = browser.contexts().filter((context) => !before.has(context))
      await Promise.all(opened.map((context) => context.close()))
    },
    { auto: true },
  ],
})
