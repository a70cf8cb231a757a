import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from './test'

/** Two of them are more than what a skeleton waits for. */
const EACH_MS = 120

/**
 * Answers of the API come one after the other, in the order of the questions: each part of a page has a frame of its own.
 * Nothing is told live: what the same member does in another test would add to the page.
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
