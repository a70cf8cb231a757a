import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { consents, legalDocuments } from '@/lib/server/db/schema/core/legal'
import { users } from '@/lib/server/db/schema/people/identity'
import { formatDateTime } from '@/lib/shared/time'
import { Deal } from '../../support/fixtures/deal'
import type { Visitor } from '../../support/visitor'
import { openWorld, type World } from '../../support/world'

describe('versions of legal documents', () => {
  let world: World
  let editor: Visitor
  beforeEach(async () => {
    world = await openWorld()
    editor = await world.logIn({ staff: 'editor' })
  })
  const draftOf = async (kind: 'terms' | 'trade' | 'transfer', text: string, note = '') => {
    const { documentId, updateTime } = await editor.do('POST /console/saveLegalDraft', { kind, text, note })
    return { documentId: `${documentId}`, updateTime, reason: '规则调整' }
  }
  const shown = (kind: 'terms' | 'trade', version?: string) =>
    world.visitor().do('GET /legal/document', { kind, version })
  const minuteIn = (hours: number) => formatDateTime(new Date(world.now().getTime() + hours * 3_600_000)).slice(0, 16)

  it('a new platform has a version of every document', async () => {
    const { list } = await editor.do('GET /console/legalDocuments', {})
    expect(list.map(({ kind, version, state }) => `${kind} ${version} ${state}`)).toEqual(
      ['terms', 'privacy', 'trade', 'transfer', 'cover'].map((kind) => `${kind} 1 inForce`),
    )
    expect((await shown('trade')).text).toContain('货款由平台托管')
  })

  it('a draft is seen by staff only; once published, the former version stays readable', async () => {
    const draft = await draftOf('trade', '## 一、新规则\n内容', '改了时限')
    expect((await shown('trade')).version).toBe(1)
    expect(await world.visitor().ask('GET /legal/document', { kind: 'trade', version: '2' })).toMatchObject({
      name: 'NOT_FOUND',
    })
    await editor.do('POST /console/publishLegal', draft)
    expect(await shown('trade')).toMatchObject({ version: 2, state: 'inForce', note: '改了时限' })
    const former = await shown('trade', '1')
    expect(former).toMatchObject({ version: 1, state: 'former' })
    expect(former.text).toContain('货款由平台托管')
    expect(former.versions.map(({ version }) => version)).toEqual([2, 1])
  })

  it('a version published for later comes into force at its time', async () => {
    const draft = await draftOf('trade', '以后的规则')
    await editor.do('POST /console/publishLegal', { ...draft, effectiveTime: minuteIn(48) })
    expect(await shown('trade')).toMatchObject({ version: 1 })
    expect(await shown('trade', '2')).toMatchObject({ state: 'scheduled' })
    world.pass({ hours: 49 })
    expect(await shown('trade')).toMatchObject({ version: 2, text: '以后的规则' })
  })

  it('new terms need a notice of seven days, and no version begins in the past', async () => {
    const draft = await draftOf('terms', '新的协议')
    for (const effectiveTime of [undefined, minuteIn(24), minuteIn(-24)])
      expect(await editor.ask('POST /console/publishLegal', { ...draft, effectiveTime })).toMatchObject({
        name: 'INVALID_INPUT',
        data: { field: 'effectiveTime' },
      })
    await editor.do('POST /console/publishLegal', { ...draft, effectiveTime: minuteIn(7 * 24) })
    expect((await shown('terms')).version).toBe(1)
  })

  it('a draft changed in another tab is not published unread, and nothing is published twice', async () => {
    const read = await draftOf('trade', '第一稿')
    world.pass({ seconds: 2 })
    const newer = await draftOf('trade', '第二稿')
    expect(newer.documentId).toBe(read.documentId)
    expect(await editor.ask('POST /console/publishLegal', read)).toMatchObject({ name: 'REVIEW_DONE' })
    await editor.do('POST /console/publishLegal', newer)
    expect(await editor.ask('POST /console/publishLegal', newer)).toMatchObject({ name: 'NOT_FOUND' })
    const { documentId } = newer
    expect(await editor.ask('POST /console/removeLegalDraft', { documentId })).toMatchObject({ name: 'NOT_FOUND' })
    expect((await shown('trade')).text).toBe('第二稿')
  })

  it('the database itself keeps a published text', async () => {
    const draft = await draftOf('trade', '不变的文本')
    await editor.do('POST /console/publishLegal', draft)
    const { db } = world.services
    const own = eq(legalDocuments.id, Number(draft.documentId))
    await expect(db.update(legalDocuments).set({ text: '改了' }).where(own)).rejects.toThrow()
    await expect(db.delete(legalDocuments).where(own)).rejects.toThrow()
  })

  it('a transfer agreement with an unknown field is refused, and the draft can be removed', async () => {
    expect(
      await editor.ask('POST /console/saveLegalDraft', { kind: 'transfer', text: '{{卖家的姓名}}', note: '' }),
    ).toMatchObject({ name: 'INVALID_INPUT', data: { field: 'text' } })
    const { documentId } = await draftOf('trade', '草稿')
    await editor.do('POST /console/removeLegalDraft', { documentId })
    const { list } = await editor.do('GET /console/legalDocuments', {})
    expect(list.filter(({ kind }) => kind === 'trade')).toHaveLength(1)
  })

  it('two staff members who save at once have one draft', async () => {
    const other = await world.logIn({ staff: 'editor' })
    const saved = await Promise.all(
      [editor, other].map((staff) => staff.do('POST /console/saveLegalDraft', { kind: 'cover', text: '新', note: '' })),
    )
    expect(saved[0]?.documentId).toBe(saved[1]?.documentId)
  })

  it('an order and a registration record the version that was in force', async () => {
    const { db } = world.services
    const versionsOf = async (place: 'order' | 'register') =>
      (
        await db
          .select({ kind: legalDocuments.kind, version: legalDocuments.version, ref: consents.ref })
          .from(consents)
          .innerJoin(legalDocuments, eq(legalDocuments.id, consents.documentId))
          .where(eq(consents.place, place))
          .orderBy(consents.id)
      ).map(({ kind, version, ref }) => `${kind} ${version} ${ref}`.trim())
    const first = await (await Deal.open(world)).place()
    await editor.do('POST /console/publishLegal', await draftOf('trade', '新的交易协议'))
    const second = await (await Deal.open(world)).place()
    expect(await versionsOf('order')).toEqual([`trade 1 ${first.orderSn}`, `trade 2 ${second.orderSn}`])
    const phone = '13788880001'
    const visitor = world.visitor()
    await visitor.do('POST /comm/sms', { phone, purpose: 'register' })
    const { rows } = await db.execute<{ text: string }>('select text from local_sms order by id desc limit 1')
    const smsCode = /\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? ''
    await visitor.do('POST /user/register', { phone, smsCode, password: 'Green-hill-77', agree: '1' })
    expect((await versionsOf('register')).toSorted()).toEqual(['privacy 1', 'terms 1'])
    const [user] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone))
    expect(await db.$count(consents, eq(consents.userId, user?.id ?? (0 as never)))).toBe(2)
  })
})
