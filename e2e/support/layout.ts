import { expect, type Page } from './test'

/** Returns by how many CSS pixels a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

export async function expectFits(page: Page): Promise<void> {
  expect(await overflow(page)).toBeLessThanOrEqual(0)
}

/** Phones, 1280 px at 400 % zoom, and tablets. */
const WIDTHS = [320, 390, 480, 767, 768]

/**
 * Finds elements that reach outside the window without being in a scroll container, or outside their cell over the next
 * one, text smaller than 12 px, and fields with text below 16 px (phones zoom into them).
 */
const faults = (page: Page, width: number) =>
  page.evaluate((within) => {
    const root = document.documentElement
    const wide = root.scrollWidth - root.clientWidth
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr, svg')) continue
      const label = `${element.tagName}.${element.className} ${element.textContent?.trim().slice(0, 20)}`
      const words = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
      if (words && Number.parseFloat(getComputedStyle(element).fontSize) < 12) found.push(`small: ${label}`)
      // a form's controls can hide its own methods: <input name="matches">
      const isField = Element.prototype.matches.call(
        element,
        'input:not([type="checkbox"], [type="radio"], [type="file"]), select, textarea',
      )
      if (within < 768 && isField && Number.parseFloat(getComputedStyle(element).fontSize) < 16)
        found.push(`a phone zooms into it: ${label}`)
      if (element.tagName === 'TD' && element.scrollWidth > element.clientWidth + 8)
        found.push(`out of its cell: ${label}`)
      if (wide > 0 && element.getBoundingClientRect().right > within + 0.5) found.push(`wide: ${label}`)
    }
    return wide > 0 && !found.length ? [`wider by ${wide}`] : found.slice(0, 5)
  }, width)

/** Returns, for each phone width, what does not fit or is too small to read. */
export async function faultsOnPhones(page: Page): Promise<string[]> {
  const all: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    all.push(...(await faults(page, width)).map((fault) => `at ${width}: ${fault}`))
  }
  return all
}
