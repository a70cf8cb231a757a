import type { DeskOrder } from '@/lib/contract/entities/desk'
import { HOUSE_ID, type UserId } from '@/lib/shared/ids'
import { DAY_MS } from '@/lib/shared/time'
import type { StaffCtx } from '../../../runtime/context'
import { orNull } from '../../../runtime/refusal'
import { loadSoldRange } from '../../listings/valuation/queries-range'
import { findTie, type Tie } from '../../money/ties/find-tie'
import type { Order } from '../../orders/trading/types'
import { findContacts } from '../../people/identity/queries'
import type { DeskPerson } from '../../people/identity/queries-desk-people'
import { findNewDevices } from '../../people/identity/sessions/queries-new-devices'
import { loadOrderRisk } from '../risk/queries'
import { findListed } from '../trust/queries-listed'

type Hint = DeskOrder['hints'][number]

const NEW_DAYS = 7
const DEVICE_DAYS = 3
/** Below this share of the selling price of similar accounts. */
const CHEAP = 0.6

/** Returns warnings that staff should check before an account is transferred, and the explained risk of the order. */
export async function loadHints(
  ctx: StaffCtx,
  order: Order,
  people: ReadonlyMap<number, DeskPerson>,
): Promise<Pick<DeskOrder, 'hints' | 'risk'>> {
  const sides = (
    [
      ['买家', order.buyerId],
      ['卖家', order.sellerId],
    ] as const
  ).flatMap(([name, id]) => (id === null || id === HOUSE_ID ? [] : [{ name, id }]))
  const [ties, single, price] = await Promise.all([
    sides.length === 2 ? tiesOf(ctx, sides.map(({ id }) => id) as [UserId, UserId]) : [],
    ofEach(ctx, sides, people),
    priceHint(ctx, order),
  ])
  const hints = [...ties, ...single, ...price]
  const { buyerId, sellerId } = order
  const risk = await loadOrderRisk(ctx, {
    buyerId,
    sellerId: sellerId === HOUSE_ID ? null : sellerId,
    isCheap: price.length > 0,
  })
  return { risk, hints: hints.length > 0 ? hints : [{ tone: 'safe', text: '没有发现双方关联或异常' }] }
}

async function tiesOf({ db }: StaffCtx, [buyer, seller]: [UserId, UserId]): Promise<Hint[]> {
  const tie = await findTie(db, buyer, seller)
  return tie ? [TIED[tie]] : []
}

const TIED: Readonly<Record<Tie, Hint>> = {
  person: { tone: 'danger', text: '买卖双方实名相同' },
  payee: { tone: 'danger', text: '买卖双方收款账户相同' },
  team: { tone: 'danger', text: '买卖双方在同一个团队' },
  device: { tone: 'warn', text: '买卖双方用过同一台设备' },
}

async function ofEach(
  ctx: StaffCtx,
  sides: readonly { name: string; id: UserId }[],
  people: ReadonlyMap<number, DeskPerson>,
): Promise<Hint[]> {
  const ids = sides.map(({ id }) => id)
  const at = ctx.now().getTime()
  const contacts = await findContacts(ctx, ids)
  const phoneOf = (id: UserId) => contacts.get(id)?.phone ?? ''
  const [fresh, listed] = await Promise.all([
    findNewDevices(ctx, ids, new Date(at - DEVICE_DAYS * DAY_MS)),
    findListed(ctx, ids.map(phoneOf)),
  ])
  return sides.flatMap(({ name, id }): Hint[] => {
    const since = people.get(id)?.since.getTime() ?? 0
    return [
      ...(listed.includes(phoneOf(id)) ? [{ tone: 'danger' as const, text: `${name}的手机号在黑名单里` }] : []),
      ...(at - since < NEW_DAYS * DAY_MS ? [{ tone: 'warn' as const, text: `${name}注册不满 ${NEW_DAYS} 天` }] : []),
      ...(fresh.includes(id) ? [{ tone: 'warn' as const, text: `${name} ${DEVICE_DAYS} 天内用新设备登录` }] : []),
    ]
  })
}

/** A rent is not compared with sales. */
async function priceHint(ctx: StaffCtx, { goodsSn, unitPriceFen, terms }: Order): Promise<Hint[]> {
  const found = goodsSn && !terms.rental ? await orNull(loadSoldRange(ctx, goodsSn)) : null
  const middle = Number(found?.range?.mid ?? 0)
  const isCheap = middle > 0 && Number(unitPriceFen) / 100 < middle * CHEAP
  return isCheap ? [{ tone: 'warn', text: `价格低于同类成交中位 ¥${middle} 的六成` }] : []
}
