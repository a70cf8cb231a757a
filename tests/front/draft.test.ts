import { afterEach, describe, expect, it } from 'vitest'
import type { Drafts } from '@/lib/server/front/draft-visit'
import { openFront } from './world'

type World = Awaited<ReturnType<typeof openFront>>
let open: World | undefined
afterEach(async () => {
  await open?.front.drain(100)
  open = undefined
})

/** Accepts one ticket, for distributor 1; records when its temporary host is released. */
async function world() {
  const opened: string[] = []
  let closed = 0
  const close = () => {
    closed += 1
  }
  const drafts: Drafts = {
    async open(ticket, distId) {
      opened.push(`${ticket} ${distId}`)
      if (ticket !== 'good' || distId !== 1) return undefined
      const site = { distId, origin: 'http://localhost', draft: true as const }
      return { site, host: 'abc.draft', close }
    },
  }
  open = await openFront({ drafts })
  return { ...open, opened, closed: () => closed }
}
const GOOD = { cookie: 'token=a; draft=good' }

describe('draft preview through the front server', () => {
  it('a draft is rendered under a temporary host for the ticket holder, never cached, and framed by the same host only', async () => {
    const { ask, seen, closed } = await world()
    const published = await ask('/wares?gid=1')
    const draft = await ask('/wares?gid=1&draft=3', { headers: GOOD })
    expect(draft.status).toBe(200)
    expect(draft.text).toContain('abc.draft')
    expect(draft.headers['cache-control']).toBe('no-store')
    expect(draft.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(published.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    await ask('/wares?gid=1&draft=3', { headers: GOOD })
    expect(seen.map(({ headers }) => headers.host)).toEqual(['localhost', 'abc.draft', 'abc.draft'])
    expect(closed()).toBe(2)
  })

  it('without a ticket the published page is served, from the cache', async () => {
    const { ask, seen, opened } = await world()
    const published = await ask('/')
    await ask('/?draft=1', { headers: GOOD })
    expect((await ask('/?draft=1')).text).toBe(published.text)
    expect((await ask('/', { headers: GOOD })).text).toBe(published.text)
    expect((await ask('/?draft=1', { headers: { cookie: 'nodraft=good; x=draft=good' } })).text).toBe(published.text)
    expect(seen.filter(({ headers }) => headers.host === 'abc.draft')).toHaveLength(1)
    expect(opened).toEqual(['good 1'])
  })

  it('a wrong ticket or one of another site gets a message that the preview has ended', async () => {
    const { ask, seen } = await world()
    const wrong = await ask('/?draft=1', { headers: { cookie: 'draft=bad' } })
    expect(wrong.status).toBe(410)
    expect(wrong.text).toContain('预览已结束')
    const other = await ask('/?draft=1', { headers: { host: 'two.localhost', cookie: '__Host-draft=good' } })
    expect(other.status).toBe(410)
    expect(seen).toHaveLength(0)
  })
})
