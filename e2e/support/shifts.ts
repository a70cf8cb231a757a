import type { Page } from './test'

/** Maximum layout shift of a page; web-vitals rates five times this as good. */
export const LAYOUT_SHIFT = 0.02
declare global {
  interface Window {
    layoutShift: number
  }
}

/** Sums the layout shifts not caused by user input, as web-vitals counts them. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) window.layoutShift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

export const shifted = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift)
