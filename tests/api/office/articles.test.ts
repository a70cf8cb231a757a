import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())

const editor = (distId: number, ofDist?: number) => world.logIn({ staff: 'editor', ofDist }, distId)
const write = (staff: Visitor, more: Partial<Parameters<typeof staff.ask<'POST /console/saveArticle'>>[1]> = {}) =>
  staff.ask('POST /console/saveArticle', {
    isNew: '1',
    type: '2',
    category: 'safety',
    title: '换绑前先看这三条',
    html: '<h2>一</h2><p>先验号</p>',
    ...more,
  })
const read = (distId: number, code: string) => world.visitor(distId).ask('GET /comm/newsInfo', { newsId: code })

describe('articles', () => {
  it('platform articles appear on every site, a distributor’s on its own, from their publish time on', async () => {
    const { code: ours } = (await write(await editor(1))).data
    const { code: theirs } = (await write(await editor(2, 2), { type: '1', title: '松间公告' })).data
    expect((await read(3, ours)).data).toMatchObject({ title: '换绑前先看这三条', category: 'safety' })
    expect((await read(2, theirs)).data).toMatchObject({ title: '松间公告' })
    expect((await read(1, theirs)).name).toBe('NOT_FOUND')
    const { code: later } = (await write(await editor(1), { publishTime: '2099-01-01 08:00' })).data
    expect((await read(1, later)).name).toBe('NOT_FOUND')
    const { list } = await (await editor(1)).do('GET /console/articles', {})
    expect(list.find(({ code }) => code === later)).toMatchObject({ isOut: false })
    expect(list.some(({ code }) => code === theirs)).toBe(false)
  })

  it('a draft is shown to its editors only, until it is published', async () => {
    const [staff, owner] = [await editor(1), await editor(2, 2)]
    const { code } = (await write(staff, { draft: '1' })).data
    expect((await read(2, code)).name).toBe('NOT_FOUND')
    const listed = async (by: Visitor) =>
      (await by.do('GET /console/articles', { withPlatform: '1' })).list.find((row) => row.code === code)
    expect(await listed(staff)).toMatchObject({ draft: true, isOut: false, ofPlatform: false })
    expect(await listed(owner)).toBeUndefined()
    expect(await staff.do('GET /console/article', { code })).toMatchObject({ draft: true })
    await write(staff, { code, isNew: '0', draft: '0' })
    expect((await read(2, code)).data).toMatchObject({ title: '换绑前先看这三条' })
    expect(await listed(owner)).toMatchObject({ draft: false, isOut: true, ofPlatform: true })
    await write(staff, { code, isNew: '0', draft: '1' })
    expect((await read(2, code)).name, 'taken back').toBe('NOT_FOUND')
  })

  it('a distributor lists the platform’s articles only on request, and without those not out yet', async () => {
    const owner = await editor(2, 2)
    const platform = await editor(1)
    const { code } = (await write(platform)).data
    const { code: later } = (await write(platform, { publishTime: '2099-01-01 08:00' })).data
    const codes = async (withPlatform: '0' | '1') =>
      (await owner.do('GET /console/articles', { withPlatform, pageSize: '50' })).list.map((row) => row.code)
    expect(await codes('1')).toContain(code)
    expect(await codes('1')).not.toContain(later)
    expect(await codes('0')).not.toContain(code)
  })

  it('the preview of an article is sanitized like the article, and stores nothing', async () => {
    const staff = await editor(2, 2)
    const before = (await staff.do('GET /console/articles', {})).total
    const shown = await staff.do('POST /console/previewArticle', {
      html: '<h2>一</h2><p onclick="x()">好</p><script>x</script>',
    })
    expect(shown).toEqual({ html: '<h2 id="s1">一</h2><p>好</p>', toc: [{ id: 's1', title: '一' }] })
    expect((await staff.do('GET /console/articles', {})).total).toBe(before)
  })

  it('article HTML is sanitized on write and read, and its pages are purged', async () => {
    const staff = await editor(1)
    const purged: string[] = []
    world.app.purge.subscribe(({ gone }) => purged.push(...gone))
    const evil =
      '<p onclick="x()">好</p><script>alert(1)</script><img src="https://evil.example/a.png"><iframe src="/"></iframe>'
    const { code } = (await write(staff, { html: evil })).data
    expect(purged).toEqual(['news'])
    const saved = await staff.do('GET /console/article', { code })
    expect(saved.html).toBe('<p>好</p>')
    expect((await read(1, code)).data.html).not.toContain('script')
    expect(await write(staff, { html: '<script>x</script>' })).toMatchObject({
      name: 'INVALID_INPUT',
      msg: '请填写正文',
    })
  })

  it('of two editors of one article the second is refused, and views are no edit', async () => {
    const staff = await editor(1)
    const { code } = (await write(staff)).data
    const { revision } = await staff.do('GET /console/article', { code })
    await read(1, code)
    const edit = (title: string) => write(staff, { code, isNew: '0', revision, title })
    const answers = await Promise.all([edit('先验号再换绑'), edit('换绑后再收货')])
    expect(answers.map(({ name }) => name).sort()).toEqual(['CONTENT_STALE', 'OK'])
    const opened = await staff.do('GET /console/article', { code })
    expect(opened.title).toBe(answers[0]?.name === 'OK' ? '先验号再换绑' : '换绑后再收货')
    expect((await write(staff, { code, isNew: '0', revision: opened.revision, title: '换绑三条' })).name).toBe('OK')
  })

  it('articles can be changed and removed only by the platform or distributor that wrote them, and an address is unique', async () => {
    const [platform, dist] = [await editor(1), await editor(1, 1)]
    const { code } = (await write(platform, { type: '0', code: 'about-us', title: '关于我们' })).data
    expect(await write(platform, { type: '0', code: 'about-us' })).toMatchObject({ name: 'ARTICLE_CODE' })
    expect(await write(dist, { code, isNew: '0', title: '改写' })).toMatchObject({ name: 'NOT_FOUND' })
    expect(await dist.ask('POST /console/removeArticle', { code, reason: '不要了' })).toMatchObject({
      name: 'NOT_FOUND',
    })
    await write(platform, { code, isNew: '0', type: '0', title: '关于平台' })
    expect((await read(1, code)).data).toMatchObject({ title: '关于平台' })
    await platform.do('POST /console/removeArticle', { code, reason: '过期' })
    expect((await read(1, code)).name).toBe('NOT_FOUND')
  })
})
