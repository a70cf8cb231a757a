import type { Renderer } from './render'

type AskStatus = (host: string, url: URL) => Promise<number>

/**
 * Sets the status of a page that does not exist or whose subject does not exist. notFound() inside a page would send an
 * empty document to the browser; here the page is complete, and its API call is repeated, usually from the cache.
 */
export const renderWithStatus =
  (render: Renderer, askStatus: AskStatus): Renderer =>
  async (wanted) => {
    const rendered = await render(wanted)
    if (rendered.status !== 200) return rendered
    return { ...rendered, status: await askStatus(wanted.headers.host ?? '', new URL(wanted.url, 'http://page')) }
  }
