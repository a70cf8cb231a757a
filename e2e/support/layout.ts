import { expect, type Page } from './test'

/** CSS pixels by which a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

export async function expectFits(page: Page): Promise<void> {
  expect(await overflow(page)).toBeLessThanOrEqual(0)
}
