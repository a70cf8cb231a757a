import type { Page } from './test'

/** As a page may shift: what web-vitals calls good is five times this. */
export const LAYOUT_SHIFT = 0.02
declare global {
  interface Window {
    layoutShift: number
  }
}

/** Sum of the shifts that no press caused, as web-vitals counts them. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) window.layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shifted = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift)
