import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { World } from '../../support/world'

const PERSON = { realName: '王小明', idCard: '110105199003070050' }

describe('face checks in the demo', () => {
  const world = new World()
  beforeAll(() => world.open())
  afterAll(() => world.close())

  const begin = async () => {
    const { face } = world.services.realName
    if (!face) throw new Error('the demo checks faces')
    const returnUrl = `${world.services.distOf(1)?.origin}/center/myself?face=1`
    const startedAt = world.now()
    const { certifyId, url } = await face.startFaceCheck({ person: PERSON, returnUrl, metaInfo: '{}', ip: '' })
    return { url, returnUrl, result: () => face.getFaceCheck({ certifyId, person: PERSON, startedAt }) }
  }
  const page = (url: string, outcome?: string) =>
    world.app.api.fetch(
      new Request(url, outcome ? { method: 'POST', body: new URLSearchParams({ outcome }) } : undefined),
    )

  it.each([
    ['own', { state: 'passed' }],
    ['other', { state: 'failed', why: 'face' }],
    ['photo', { state: 'failed', why: 'liveness' }],
    ['none', { state: 'pending' }],
  ] as const)('whoever holds the phone is chosen on a page that leads back: %s', async (outcome, result) => {
    const check = await begin()
    const shown = await page(check.url)
    expect(shown.status).toBe(200)
    const html = await shown.text()
    expect(html).toContain('人脸核验')
    expect(html).not.toContain(PERSON.realName)
    expect(await check.result()).toEqual({ state: 'pending' })
    const answered = await page(check.url, outcome)
    expect([answered.status, answered.headers.get('location')]).toEqual([303, check.returnUrl])
    expect(await check.result()).toEqual(result)
  })

  it('a page is over once it was answered, and after thirty minutes', async () => {
    const check = await begin()
    await page(check.url, 'other')
    expect((await page(check.url, 'own')).status).toBe(404)
    expect(await check.result()).toMatchObject({ state: 'failed' })
    const late = await begin()
    world.pass({ minutes: 31 })
    expect((await page(late.url)).status).toBe(404)
    expect(await late.result()).toEqual({ state: 'expired' })
    expect((await page(late.url.replace(/id=.*/, 'id=unknown'))).status).toBe(404)
  })
})
