import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chatMembers, chatMessages } from '@/lib/server/db/schema/market/chat'
import { Deal } from '../../support/fixtures/deal'
import type { Visitor } from '../../support/visitor'
import { World } from '../../support/world'

const world = new World()
beforeAll(() => world.open())
afterAll(() => world.close())

async function talk() {
  const deal = await (await (await Deal.open(world, { balance: '100.00' })).place()).pay()
  return { deal, groupId: String((await deal.detail()).groupId), buyer: deal.buyer, seller: deal.seller }
}
let sent = 0
const line = (groupId: string, content: string, replyTo?: number) => ({
  groupId,
  clientMsgId: `message-${++sent}`,
  messageType: 'text' as const,
  content,
  ...(replyTo === undefined ? {} : { replyTo: String(replyTo) }),
})
const logOf = async (who: Visitor, groupId: string) => (await who.do('GET /im/history', { groupId })).messages
/** Returns a staff member who is in the group. */
async function staffIn(groupId: string): Promise<Visitor> {
  const staff = await world.logIn({ staff: 'service' })
  await world.services.db
    .insert(chatMembers)
    .values({ groupId: Number(groupId), userId: staff.userId, role: 'service' })
  return staff
}

describe('chat replies', () => {
  it('a reply quotes its message to both parties, by number, with contacts masked', async () => {
    const { groupId, buyer, seller } = await talk()
    const sent = await buyer.do('POST /im/sendMessage', line(groupId, '加我 微信：abc_12345'))
    const answer = await seller.do('POST /im/sendMessage', line(groupId, '我的 QQ 12345678', sent.seq))
    const quote = { seq: sent.seq, senderUserId: buyer.userId, content: '加我 微信：********', recalled: false }
    expect(answer).toMatchObject({ content: '我的 QQ ********', quote })
    for (const who of [buyer, seller])
      expect((await logOf(who, groupId)).map((m) => m.quote)).toEqual([null, null, quote])
  })

  it('rejects a reply to a message that does not exist', async () => {
    const [{ groupId, buyer }, other] = [await talk(), await talk()]
    const elsewhere = await other.buyer.do('POST /im/sendMessage', line(other.groupId, '别的群'))
    const own = await buyer.do('POST /im/sendMessage', line(groupId, '发错了'))
    await buyer.do('POST /im/recallMessage', { groupId, seq: String(own.seq) })
    for (const replyTo of [1, own.seq, elsewhere.seq + 90])
      expect(await buyer.ask('POST /im/sendMessage', line(groupId, '回复', replyTo))).toMatchObject({
        name: 'NOT_FOUND',
        msg: '回复的消息不存在或已撤回',
      })
  })
})

describe('recalled messages', () => {
  it('a recalled message disappears from every page including quotes, and stays visible to staff as evidence', async () => {
    const { groupId, buyer, seller } = await talk()
    const staff = await staffIn(groupId)
    const wrong = await buyer.do('POST /im/sendMessage', line(groupId, '发错的话'))
    await seller.do('POST /im/sendMessage', line(groupId, '什么意思', wrong.seq))
    await buyer.do('POST /im/recallMessage', { groupId, seq: String(wrong.seq) })
    for (const who of [buyer, seller]) {
      const log = await logOf(who, groupId)
      expect(JSON.stringify(log)).not.toContain('发错的话')
      expect(log[1]).toMatchObject({ seq: 2, content: '', recalled: true })
      expect(log[2]?.quote).toMatchObject({ seq: 2, content: '', recalled: true })
      expect(log[3]).toMatchObject({
        seq: 4,
        messageType: 'system',
        senderUserId: buyer.userId,
        expansion: { type: 'recall', seq: '2' },
      })
    }
    expect((await logOf(staff, groupId))[1]).toMatchObject({ content: '发错的话', recalled: true })
    const [row] = await world.services.db
      .select()
      .from(chatMessages)
      .where(and(eq(chatMessages.groupId, Number(groupId)), eq(chatMessages.seq, 2)))
    expect(row).toMatchObject({ content: '发错的话' })
  })

  it('a message is recalled once, also under concurrent requests', async () => {
    const { groupId, buyer } = await talk()
    const { seq } = await buyer.do('POST /im/sendMessage', line(groupId, '撤回我'))
    await Promise.all(
      Array.from({ length: 10 }, () => buyer.do('POST /im/recallMessage', { groupId, seq: String(seq) })),
    )
    const log = await logOf(buyer, groupId)
    expect(log.map((m) => m.expansion?.type ?? '')).toEqual(['status', '', 'recall'])
    expect(log.map((m) => m.seq)).toEqual([1, 2, 3])
  })

  it('only the sender can recall a message, within two minutes, in an open group', async () => {
    const { deal, groupId, buyer, seller } = await talk()
    const { seq } = await buyer.do('POST /im/sendMessage', line(groupId, '我的话'))
    const recall = { groupId, seq: String(seq) }
    expect(await seller.ask('POST /im/recallMessage', recall)).toMatchObject({ name: 'NOT_FOUND' })
    expect(await buyer.ask('POST /im/recallMessage', { groupId, seq: '1' })).toMatchObject({ name: 'NOT_FOUND' })
    world.pass({ seconds: 121 })
    expect(await buyer.ask('POST /im/recallMessage', recall)).toMatchObject({
      name: 'RECALL_LATE',
      msg: '消息发出超过 2 分钟，不能撤回',
    })
    const last = await buyer.do('POST /im/sendMessage', line(groupId, '不要了'))
    await deal.buyer.do('POST /order/act', { orderSn: deal.orderSn, action: 'refund' })
    for (const call of [
      buyer.ask('POST /im/recallMessage', { groupId, seq: String(last.seq) }),
      buyer.ask('POST /im/typing', { groupId }),
      seller.ask('POST /im/sendMessage', line(groupId, '好的', last.seq)),
    ])
      expect(await call).toMatchObject({ name: 'CHAT_CLOSED' })
    expect((await logOf(buyer, groupId)).some((m) => m.recalled)).toBe(false)
  })
})
