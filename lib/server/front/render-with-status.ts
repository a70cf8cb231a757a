import type { Renderer } from './render'

type AskStatus = (host: string, url: URL) => Promise<number>

/**
 * A page that is missing, or about something missing, gets its status. notFound() inside a page reaches the browser as an
 * empty document: here the page is whole, and what it asked the API for is asked once more of what is kept of the answer.
 */
export const renderWithStatus =
  (render: Renderer, askStatus: AskStatus): Renderer =>
  async (wanted) => {
    const rendered = await render(wanted)
    if (rendered.status !== 200) return rendered
    return { ...rendered, status: await askStatus(wanted.headers.host ?? '', new URL(wanted.url, 'http://page')) }
  }
