import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dists } from '@/lib/server/db/schema/tenancy'
import { World } from '../support/world'

describe('the statistics frame', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())
  const ask = async (scripts: string) => {
    const [row] = await world.services.db.select().from(dists).where(eq(dists.distId, 1))
    if (!row) throw new Error('no distributor')
    const conf = { ...row.conf, distBaseConf: { ...row.conf.distBaseConf, statTrafScript: scripts } }
    await world.services.db.update(dists).set({ conf }).where(eq(dists.distId, 1))
    await world.app.hosts.reload()
    const answer = await world.app.api.fetch(new Request(`${world.dist().origin}/api/dist/statFrame?page=%2F`))
    return { html: await answer.text(), csp: answer.headers.get('content-security-policy') ?? '' }
  }

  it('loads what the distributor named, in a sandbox of its own, from nowhere else', async () => {
    const { html, csp } = await ask(
      JSON.stringify({ sllSl: 'https://stat.example/a.js?x=1&y=2', baiduTj: 'https://hm.example/h.js' }),
    )
    expect(html).toContain('<script async src="https://stat.example/a.js?x=1&amp;y=2"></script>')
    expect(csp).toContain('script-src https://stat.example https://hm.example;')
    expect(csp).toMatch(/sandbox allow-scripts$/)
    expect(csp).not.toContain('allow-same-origin')
    expect(csp).toContain("frame-ancestors 'self'")
  })

  it.each([
    '',
    '{',
    '{"sllSl":"javascript:alert(1)"}',
    '{"sllSl":"https://x.example/\\"><img src=x onerror=alert(1)>"}',
    '{"sllSl":"https://*/a.js"}',
    '"></script><script>alert(1)</script>',
  ])('is empty for %s', async (scripts) => {
    const { html, csp } = await ask(scripts)
    expect(html).not.toMatch(/<script|<img|alert/)
    expect(csp).toContain("script-src 'none'")
  })
})
