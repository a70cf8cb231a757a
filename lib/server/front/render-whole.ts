import { RendererBusy } from './page-cache'
import type { Renderer } from './render'

/**
 * A page that failed because an API call could not be answered is not sent: a cached copy is served instead, else 503.
 * A page that works without that data is sent, but not cached. `unanswered` counts calls of pages that the API could
 * not answer; concurrent renders are counted together, which at most costs them another render.
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
