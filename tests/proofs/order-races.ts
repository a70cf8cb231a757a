import { Deal, runClock } from '../support/fixtures/deal'
import type { PaymentSimulator } from '../support/vendors/payment-simulator'
import type { Answer, Visitor } from '../support/visitor'
import type { World } from '../support/world'

interface Stage {
  world: World
  simulator: PaymentSimulator
  /** Another buyer. */
  rival: Visitor
}
interface Race {
  deal: Deal
  /** Operations run concurrently, in any order. */
  moves: (() => Promise<Answer | undefined>)[]
  /** Allowed final states of the order. */
  ends: string[]
}

const open = (world: World) => Deal.open(world, { balance: '100.00' })

/** Combinations of concurrent operations on one order. */
export const RACES: [string, (stage: Stage) => Promise<Race>][] = [
  [
    'confirmation and refund',
    async ({ world }) => {
      const deal = await (await (await open(world)).place()).pay()
      await deal.deliver()
      return {
        deal,
        ends: ['3 HOLD'],
        moves: [
          () => deal.buyer.ask('POST /order/confirmRecGoods', { orderId: deal.orderSn }),
          () => deal.buyer.ask('POST /order/act', { orderSn: deal.orderSn, action: 'refund' }),
          () => deal.seller.ask('POST /order/act', { orderSn: deal.orderSn, action: 'refund' }),
        ],
      }
    },
  ],
  [
    'delivery and refunds of both sides',
    async ({ world }) => {
      const deal = await (await (await open(world)).place()).pay()
      return {
        deal,
        ends: ['2 INSPECTION', '7 REFUNDED', '8 REFUNDED'],
        moves: [
          () =>
            deal.seller.ask('POST /order/act', {
              orderSn: deal.orderSn,
              action: 'deliver',
              account: 'a',
              password: 'b',
            }),
          () => deal.buyer.ask('POST /order/act', { orderSn: deal.orderSn, action: 'refund' }),
          () => deal.seller.ask('POST /order/act', { orderSn: deal.orderSn, action: 'refund' }),
        ],
      }
    },
  ],
  [
    'payment and cancellation',
    async ({ world }) => {
      const deal = await (await open(world)).place()
      return {
        deal,
        ends: ['1 VERIFY', '7 CANCELLED'],
        moves: [
          () => deal.buyer.ask('POST /pay/balancePay', deal.payment()),
          () => deal.buyer.ask('POST /order/act', { orderSn: deal.orderSn, action: 'cancel' }),
        ],
      }
    },
  ],
  [
    'payment from the balance and by QR',
    async ({ world, simulator }) => {
      const deal = await (await open(world)).place()
      const interSn = await deal.startQr()
      await simulator.pay(interSn)
      const send = await simulator.notice(interSn)
      return {
        deal,
        ends: ['1 VERIFY'],
        moves: [
          () => deal.buyer.ask('POST /pay/balancePay', deal.payment()),
          async () => {
            await send()
            return undefined
          },
        ],
      }
    },
  ],
  [
    'two QR payments over two channels and a cancellation',
    async ({ world, simulator }) => {
      const deal = await (await open(world)).place()
      const numbers = [await deal.startQr('1'), await deal.startQr('2')]
      for (const interSn of numbers) await simulator.pay(interSn)
      const sends = await Promise.all(numbers.map((interSn) => simulator.notice(interSn)))
      return {
        deal,
        ends: ['1 VERIFY', '7 CANCELLED', '7 REFUNDED'],
        moves: [
          ...sends.map((send) => async () => {
            await send()
            return undefined
          }),
          () => deal.buyer.ask('POST /order/act', { orderSn: deal.orderSn, action: 'cancel' }),
          () => deal.buyer.ask('POST /order/act', { orderSn: deal.orderSn, action: 'refund' }),
        ],
      }
    },
  ],
  [
    'payment and the order clock',
    async ({ world }) => {
      const deal = await (await open(world)).place()
      world.pass({ minutes: 15 })
      return {
        deal,
        ends: ['7 TIMEOUT'],
        moves: [
          () => deal.buyer.ask('POST /pay/balancePay', deal.payment()),
          async () => {
            await runClock(world)
            return undefined
          },
        ],
      }
    },
  ],
  [
    'a late payment and a rival for the goods',
    async ({ world, simulator, rival }) => {
      const deal = await (await open(world)).place()
      const interSn = await deal.startQr()
      await simulator.pay(interSn)
      world.pass({ minutes: 16 })
      await runClock(world)
      const send = await simulator.notice(interSn)
      return {
        deal,
        ends: ['1 VERIFY', '7 TIMEOUT'],
        moves: [
          async () => {
            await send()
            return undefined
          },
          () => rival.ask('POST /order/placeOrder', { goodsSn: deal.goods.sn, price: deal.goods.price, agree: '1' }),
        ],
      }
    },
  ],
]
