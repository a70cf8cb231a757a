import { matchRoute } from '@/lib/shared/site/routes'
import { get } from '../support/get'
import { hostOf } from '../support/people'
import { expect, test } from '../support/test'

/** Number of URLs followed per row of the route table: lists link to thousands of items that are all the same page. */
const PER_ROUTE = 12
const AT_ONCE = 6

const LINK = /<a\b[^>]*?\shref="([^"]*)"/g
const ID = /\sid="([^"]+)"/g
const decode = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

interface Page {
  status: number
  links: string[]
  ids: Set<string>
}

async function read(url: string): Promise<Page> {
  const { status, html } = await get(new URL(url))
  return {
    status,
    links: [...html.matchAll(LINK)].map(([, href = '']) => decode(href)),
    ids: new Set([...html.matchAll(ID)].map(([, id = '']) => id)),
  }
}

for (const code of [undefined, 'songjian'] as const) {
  test(`every link of ${code ?? 'the default host'} leads to a working page`, async () => {
    const origin = hostOf(process.env.E2E_ORIGIN as string, code)
    const broken: string[] = []
    const seen = new Set(['/'])
    const taken = new Map<string, number>()
    let queue: { path: string; from: string }[] = [{ path: '/', from: '' }]

    const follow = (href: string, from: string, ids: Set<string>) => {
      if (href === '' || href === '#') return broken.push(`${from}: an empty link`)
      if (href.startsWith('#')) return ids.has(href.slice(1)) || broken.push(`${from}: ${href} is nowhere on the page`)
      if (/^(?:mailto|tel):/.test(href)) return
      const url = new URL(href, origin + from)
      if (url.origin !== origin) return /^https?:$/.test(url.protocol) || broken.push(`${from}: ${href}`)
      const path = url.pathname + url.search
      if (seen.has(path)) return
      seen.add(path)
      if (url.pathname.startsWith('/media/')) return queue.push({ path, from })
      const route = matchRoute(url.pathname)?.route.path
      if (!route) return broken.push(`${from}: ${href} is no page`)
      const count = (taken.get(route) ?? 0) + 1
      taken.set(route, count)
      if (count <= PER_ROUTE) queue.push({ path, from })
    }

    while (queue.length > 0) {
      const batch = queue.slice(0, AT_ONCE)
      queue = queue.slice(AT_ONCE)
      const pages = await Promise.all(
        batch.map(async ({ path, from }) => ({ path, from, page: await read(origin + path) })),
      )
      for (const { path, from, page } of pages) {
        if (page.status >= 400) broken.push(`${from}: ${path} answers ${page.status}`)
        for (const href of page.links) follow(href, path, page.ids)
      }
    }
    expect(broken).toEqual([])
    expect(taken.size).toBeGreaterThan(40)
  })
}
