import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from './test'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Scope {
  /** Selector of the part that is looked at; the whole page by default. */
  within?: string
  /** Tags of rules; every rule by default. */
  only?: readonly string[]
}

/** What axe finds, a rule a line with the elements it names. */
export async function violations(page: Page, scope: Scope = {}): Promise<string[]> {
  // what is still fading in or out has no colours of its own yet
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )
  await page.evaluate(AXE)
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
