import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expectFits } from './layout'
import { expect, type Page } from './test'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Scope {
  /** Selector of the part that is looked at; the whole page by default. */
  within?: string
  /** Names or tags of rules; every rule by default. */
  only?: readonly string[]
}

/** What axe finds, a rule a line with the elements it names. */
export async function violations(page: Page, scope: Scope = {}): Promise<string[]> {
  // What is still fading in or out has no colours of its own yet. Ended here, not waited for: one that is paused never ends.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish()
  })
  // once a page: it is half a megabyte to send and to compile
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

/** Accessible, and no wider than its window. */
export async function expectFine(page: Page, scope?: Scope): Promise<void> {
  await expectAccessible(page, scope)
  await expectFits(page)
}
