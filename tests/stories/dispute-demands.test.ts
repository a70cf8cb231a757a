import { describe, expect, it } from 'vitest'
import { DisputeCase, runDisputes } from '../support/fixtures/dispute'
import { Staff } from '../support/fixtures/staff'
import { storyWorld } from '../support/ledger'

/** What the opener of a dispute demands can be accepted until the opener replaces it. */
describe('the demand as a proposal', () => {
  const world = storyWorld()
  let dispute: DisputeCase
  const delivered = async () => {
    dispute = await DisputeCase.open(world)
  }
  const answered = { note: '发布时体验武器还没有到期，可以退一部分' }
  const offerTo = async (side: 'buyer' | 'seller') => String((await dispute.detail(side)).offerId)

  it('a demand that the seller contested can still be accepted, and says what arrives', async () => {
    await delivered()
    await dispute.begin('part', '200.00')
    expect(await dispute.detail('seller')).toMatchObject({ proposals: [], offerId: null })
    await dispute.act('seller', 'contest', answered)
    const { proposals, turn, steps, acts } = await dispute.detail('seller')
    expect(proposals).toMatchObject([{ by: 'buyer', refund: '200.00', seller: '800.00', net: '752.00' }])
    expect(turn.title, 'the answer waits for neither side').toBe('双方协商')
    expect(steps.map(({ title }) => title)).toEqual(['买家申请售后', '卖家回应'])
    expect(acts).toContain('accept')
    expect((await dispute.detail('buyer')).offerId, 'not by who demands it').toBeNull()
    expect(await dispute.act('seller', 'accept', { proposalId: await offerTo('seller') })).toMatchObject({ code: 0 })
    expect(await dispute.deal.state()).toBe('3 RELEASED')
    expect(await dispute.detail('seller')).toMatchObject({
      ended: { refund: '200.00', seller: '800.00', net: '752.00' },
      steps: [{}, {}, { text: '双方协商一致，退给买家 ¥200.00，付给卖家 ¥800.00（扣服务费前）' }],
    })
    expect((await dispute.detail('buyer')).ended).toEqual({ refund: '200.00', seller: '800.00', net: null })
    const { list } = await dispute.deal.seller.do('GET /order/listOrderProcess', { orderSn: dispute.deal.orderSn })
    expect(list.findLast(({ done }) => done)).toMatchObject({
      explain: '售后结束，退给买家 ¥200.00，付给你 ¥800.00（扣服务费前）',
    })
    expect(await dispute.deal.story()).toContain('orderRefund  escrow -200.00 | buyer +200.00')
    expect(await dispute.deal.story()).toContain('seller +752.00')
  })

  it('an answer with an own amount is one step; with a wrong amount nothing is answered', async () => {
    await delivered()
    await dispute.begin('part', '400.00')
    expect(await dispute.act('seller', 'contest', { ...answered, refund: '1000.01' })).toMatchObject({
      name: 'INVALID_INPUT',
      data: { field: 'refund' },
    })
    expect(await dispute.detail('seller')).toMatchObject({ stage: 'answer', answer: '', proposals: [] })
    expect(await dispute.act('seller', 'contest', { ...answered, refund: '150.00' })).toMatchObject({ code: 0 })
    expect(await dispute.detail('seller')).toMatchObject({
      proposals: [
        { by: 'buyer', refund: '400.00' },
        { by: 'seller', refund: '150.00' },
      ],
    })
    expect(await dispute.detail()).toMatchObject({
      turn: { title: '待你回复卖家的方案' },
      acts: expect.arrayContaining(['accept']),
    })
    expect(await dispute.deal.bellOf('buyer')).toContain('对方回应了售后，并提出方案')
    const demand = await offerTo('seller')
    await dispute.act('seller', 'propose', { refund: '180.00' })
    expect(await offerTo('seller'), 'own offers do not withdraw the demand').toBe(demand)
    expect(await dispute.act('buyer', 'accept', { proposalId: await offerTo('buyer') })).toMatchObject({ code: 0 })
    expect(await dispute.deal.story()).toContain('buyer +180.00')
  })

  it('a demand that the buyer replaced cannot be accepted, also at the same moment', async () => {
    await delivered()
    await dispute.begin('part', '200.00')
    await dispute.act('seller', 'contest', answered)
    const demand = await offerTo('seller')
    const both = await Promise.all([
      dispute.act('seller', 'accept', { proposalId: demand }),
      dispute.act('buyer', 'propose', { refund: '300.00' }),
    ])
    expect(both.map(({ name }) => name).sort()).toEqual(['DISPUTE_STATE', 'OK'])
    const isAccepted = both[0]?.name === 'OK'
    expect((await dispute.detail()).stage).toBe(isAccepted ? 'closed' : 'talk')
    expect(await dispute.act('seller', 'accept', { proposalId: demand })).toMatchObject({ name: 'DISPUTE_STATE' })
  })

  it('a demand to go on is no proposal', async () => {
    await delivered()
    await dispute.begin('redo')
    await dispute.act('seller', 'contest', answered)
    expect(await dispute.detail('seller')).toMatchObject({ stage: 'talk', proposals: [], offerId: null })
  })

  it('a full refund that the seller asked for stays open to the buyer, and the seller never reads its sum', async () => {
    await delivered()
    await dispute.begin('full', undefined, 'seller')
    await dispute.act('buyer', 'contest', { note: '号没问题，我想先把剩下的拿到' })
    expect((await dispute.detail('seller')).proposals).toMatchObject([{ by: 'seller', refund: null, net: '0.00' }])
    expect((await dispute.detail('buyer')).proposals).toMatchObject([{ by: 'seller', refund: '1000.00', net: null }])
    expect(await dispute.act('buyer', 'accept', { proposalId: await offerTo('buyer') })).toMatchObject({ code: 0 })
    expect(await dispute.deal.state()).toBe('8 REFUNDED')
    const { steps, ended } = await dispute.detail('seller')
    expect(steps.at(-1)?.text).toBe('双方协商一致，全额退款')
    expect(ended).toEqual({ refund: null, seller: '0.00', net: '0.00' })
  })

  it('the seller reads what arrives of a ruling while it can be appealed and after it, the buyer does not', async () => {
    dispute = await DisputeCase.open(world, { coupon: '50.00' })
    await dispute.contest()
    await dispute.act('buyer', 'escalate')
    await dispute.rule((await Staff.open(world)).visitor, '380.00', { seller: '570.00' })
    const split = { refund: '380.00', seller: '600.00' }
    const rulingOf = async (side: 'buyer' | 'seller') => (await dispute.detail(side)).rulings[0]
    expect(await rulingOf('seller')).toMatchObject({ ...split, net: '564.00' })
    expect(await rulingOf('buyer')).toMatchObject({ ...split, net: null })
    world.pass({ hours: 72, seconds: 1 })
    await runDisputes(world)
    expect(await dispute.deal.story()).toContain('seller +564.00')
    expect(await dispute.detail('seller')).toMatchObject({ ended: { net: '564.00' }, rulings: [{ net: '564.00' }] })
    expect(await dispute.detail('buyer')).toMatchObject({ ended: { ...split, net: null } })
  })
})
