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
  await finishMotion(page)
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

/**
 * Elements that are still fading have intermediate colours. Finishes animations instead of waiting, because a paused one
 * never ends; a component that adds or removes an element with motion starts its animation some frames later.
 */
async function finishMotion(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const running = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState !== 'finished' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY,
      )
    for (const animation of running) animation.finish()
    const moving = ['leave', 'enter', 'appear'].flatMap((kind) =>
      ['prepare', 'start', 'active'].map((stage) => `[class*="-${kind}-${stage}"]`),
    )
    return running.length === 0 && document.querySelector(moving.join()) === null
  })
}

export async function expectAccessible(page: Page, scope?: Scope): Promise<void> {
  expect(await violations(page, scope)).toEqual([])
}

/** Asserts that the page is accessible and no wider than its window. */
export async function expectFine(page: Page, scope?: Scope): Promise<void> {
  await expectAccessible(page, scope)
  await expectFits(page)
}
