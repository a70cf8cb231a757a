import { test as base } from '@playwright/test'
import { anyAddress } from './get'

export { expect, type Locator, type Page, type Response } from '@playwright/test'

export const test = base.extend<{ tidy: undefined }>({
  /** Gives each test another IP address, because requests per minute are limited. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': anyAddress() }),
  /**
   * Closes the pages and contexts a test opened itself: an open page would keep polling during every later test of its
   * worker.
   */
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
