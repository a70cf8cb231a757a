import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from './test'

/** Two of them take longer than the delay before a skeleton is shown. */
const EACH_MS = 120

/**
 * Sends API responses one after another, in request order, so that each part of a page renders in its own frame. Live
 * updates are off: actions of the same member in another test would change the page.
 */
export async function answerInTurn(page: Page): Promise<void> {
  await page.routeWebSocket(/./, () => {})
  let last = Promise.resolve()
  await page.route('**/api/**', async (route) => {
    last = last.then(() => sleep(EACH_MS))
    await last
    await route.continue()
  })
}
