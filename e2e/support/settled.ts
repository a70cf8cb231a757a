import type { Page, Response } from '@playwright/test'

/** Waits until the page runs, its calls are answered, and its fonts and visible pictures have loaded. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      document.documentElement.dataset.settled === '' &&
      document.fonts.status === 'loaded' &&
      [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  )
}

/** Opens an address and waits until the page is settled. */
export async function openSettled(page: Page, url: string): Promise<Response | null> {
  const response = await page.goto(url)
  await settled(page)
  return response
}
