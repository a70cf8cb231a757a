import { eq } from 'drizzle-orm'
import type { OrderSn, UserId } from '@/lib/shared/ids'
import { applyDeskAction } from '../../../modules/office/desk/apply-desk-action'
import type { Services, UserCtx } from '../../../runtime/context'
import { orders } from '../../schema/orders/trading'
import { orderEvidence } from '../people/demo-evidence'
import type { SeedUsers } from '../people/seed-users'
import { actAsService } from './demo-services'
import { signOrder } from './sign-order'
import { stepOrder } from './step-order'

const KEYS = { account: 'demo2611', password: 'Pw26112233' }

interface LedSale {
  services: Services
  staff: SeedUsers['staff']
  orderSn: OrderSn
  buyer: UserCtx
  seller: UserCtx
}

/** The steps of a sold account that staff verify, in their order. */
export function ledSale({ services, staff, orderSn, buyer, seller }: LedSale) {
  const read = async () => {
    const [row] = await services.db
      .select({ serviceId: orders.serviceId, subStatus: orders.subStatus })
      .from(orders)
      .where(eq(orders.sn, orderSn))
    return row
  }
  const staffOf = async () => {
    const serviceId: UserId | null | undefined = (await read())?.serviceId
    const member = staff.find(({ userId }) => userId === serviceId)
    if (!member) throw new Error(`${orderSn} has no staff member`)
    return actAsService(services, member)
  }
  const sale = {
    submit: () => stepOrder(seller, { orderSn, action: 'submit', ...KEYS, password: 'Pw26110000' }),
    check: async (action: 'verified' | 'mismatch') => {
      const ctx = await staffOf()
      return applyDeskAction(ctx, {
        orderSn,
        action,
        note: '登录核对：段位、皮肤数量和绑定状态，见截图。',
        pictures: await orderEvidence(ctx, orderSn),
        reason: '皮肤数量与描述不符',
        hasOtherLogin: true,
      })
    },
    accept: () => stepOrder(buyer, { orderSn, action: 'accept' }),
    signAsSeller: () => signOrder(seller, orderSn),
    signAsBuyer: () => signOrder(buyer, orderSn),
    deliver: async () =>
      applyDeskAction(await staffOf(), { orderSn, action: 'deliver', ...KEYS, note: '已换绑到买家手机号。' }),
  }
  return {
    ...sale,
    /** All of them, in the minutes after payment. */
    lead: async (later: (minutes: number) => void) => {
      await sale.submit()
      later(16)
      await sale.check('verified')
      await sale.accept()
      later(21)
      // cheap accounts have no transfer agreement
      if ((await read())?.subStatus === 'SIGN') {
        await sale.signAsSeller()
        await sale.signAsBuyer()
      }
      later(28)
      await sale.deliver()
    },
  }
}
