import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expectFits } from './layout'
import { expect, type Page } from './test'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Scope {
  /** Selector of the part to check; the whole page by default. */
  within?: string
  /** Ids or tags of axe rules; every rule by default. */
  only?: readonly string[]
}

/** Returns the violations axe finds, one line per rule with the affected elements. */
export async function violations(page: Page, scope: Scope = {}): Promise<string[]> {
  // Elements that are still fading have intermediate colours. Finish the animations instead of waiting: a paused one
  // never ends.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish()
  })
  // Once per page: axe is half a megabyte to send and to compile.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async ({ within, only }) => {
    const { axe } = window as unknown as {
      axe: {
        run(
          part: Document | string,
          options: object,
        ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
      }
    }
    const found = await axe.run(within ?? document, only ? { runOnly: only } : {})
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`)
  }, scope)
}

export async function expectAccessible(page: Page, scope?: Scope): Promise<void> {
  expect(await violations(page, scope)).toEqual([])
}

/** Asserts that the page is accessible and no wider than its window. */
export async function expectFine(page: Page, scope?: Scope): Promise<void> {
  await expectAccessible(page, scope)
  await expectFits(page)
}
