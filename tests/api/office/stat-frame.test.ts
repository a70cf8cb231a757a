import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerFrames, framesOtherOrigins } from '@/lib/server/api/stat-frame'
import { dists } from '@/lib/server/db/schema/core/tenancy'
import { World } from '../../support/world'

describe('statistics frame', () => {
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

  it('the statistics frame loads only the distributor’s scripts, in a sandbox', async () => {
    const { html, csp } = await ask(
      JSON.stringify({ sllSl: 'https://sdk.51.la/a.js?x=1&y=2', baiduTj: 'https://hm.baidu.com/h.js' }),
    )
    expect(html).toContain('<script async src="https://sdk.51.la/a.js?x=1&amp;y=2"></script>')
    expect(csp).toContain('script-src https://sdk.51.la https://hm.baidu.com;')
    expect(csp).toMatch(/sandbox allow-scripts$/)
    expect(csp).not.toContain('allow-same-origin')
  })

  it.each([
    '',
    '{',
    '{"sllSl":"javascript:alert(1)"}',
    '{"sllSl":"https://x.example/\\"><img src=x onerror=alert(1)>"}',
    '{"sllSl":"https://*/a.js"}',
    '"></script><script>alert(1)</script>',
    // A host the platform did not approve.
    '{"sllSl":"https://sdk.51.la.example/a.js"}',
  ])('the statistics frame is empty for %s', async (scripts) => {
    const { html, csp } = await ask(scripts)
    expect(html).not.toMatch(/<script|<img|alert/)
    expect(csp).toContain("script-src 'none'")
  })

  it('the statistics frame is served from a separate host if configured, per distributor', async () => {
    await ask('{"sllSl":"https://sdk.51.la/a.js"}')
    const env = { STAT_ORIGIN: 'https://frames.example', STAT_SCRIPT_HOSTS: 'sdk.51.la' }
    const get = (path: string) =>
      answerFrames(env, world.app.hosts.byId, new Request(new URL(path, env.STAT_ORIGIN), { method: 'GET' }))
    const elsewhere = framesOtherOrigins(env, world.dist(), '?page=%2Fwares&dist=2') ?? ''
    expect(elsewhere).toBe('https://frames.example/frame?page=%2Fwares&dist=1')
    expect(await get(elsewhere).text()).toContain('https://sdk.51.la/a.js')
    for (const path of ['/', '/frame', '/frame?dist=99999', '/api/user/userInfo', '/frame/?dist=1'])
      expect(get(path).status).toBe(404)
  })
})
