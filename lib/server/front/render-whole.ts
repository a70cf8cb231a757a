import { RendererBusy } from './page-cache'
import type { Renderer } from './render'

/**
 * A page that failed for want of an answer is no page: what is kept of it is shown, else 503. One that can do without is shown
 * as it is, and not kept. `unanswered` counts the calls of pages that the API could not answer; renders under way at the same
 * time count alike, which costs them no more than another render.
 */
export const renderWhole =
  (render: Renderer, unanswered: () => number): Renderer =>
  async (wanted) => {
    const before = unanswered()
    const rendered = await render(wanted)
    if (unanswered() === before) return rendered
    if (rendered.status >= 500) throw new RendererBusy(`${wanted.url} could not be read`)
    return { ...rendered, isPartial: true }
  }
