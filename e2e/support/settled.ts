import type { Page, Response } from '@playwright/test'

/** Waits until the page is hydrated, its requests are answered, and its fonts and visible pictures have loaded. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.readyState === 'complete' &&
      document.documentElement.hasAttribute('data-settled') &&
      document.fonts.status === 'loaded' &&
      [...document.images].every((image) => image.complete || image.loading === 'lazy'),
  )
}

/** Opens a URL and waits until the page is settled and the scripts it loads after its start have loaded too. */
export async function openSettled(page: Page, url: string): Promise<Response | null> {
  const loading = new Set<string>()
  page.on('request', (request) => request.resourceType() === 'script' && loading.add(request.url()))
  page.on('requestfinished', (request) => loading.delete(request.url()))
  page.on('requestfailed', (request) => loading.delete(request.url()))
  const response = await page.goto(url)
  do await settled(page)
  while (loading.size > 0)
  await settled(page)
  return response
}
