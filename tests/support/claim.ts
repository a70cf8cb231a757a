import { advanceDueClaims } from '@/lib/server/modules/claims/advance-due-claims'
import { decideClaim } from '@/lib/server/modules/claims/decide-claim'
import { systemCtx } from '@/lib/server/runtime/system-ctx'
import type { ClaimAction, ClaimKind } from '@/lib/shared/claims'
import { yuanToFen } from '@/lib/shared/money'
import { Deal, runClock } from './deal'
import { ownPicture } from './evidence'
import type { Person, World } from './world'

export type Side = 'buyer' | 'seller'
export const STATEMENT = '账号被原主人用身份证找回，登录提示已改绑'

interface ClaimOptions {
  ensureId?: string
  balance?: string
  price?: string
  seller?: Person
  goodsTypeId?: number
  /** Before the order is placed: a coupon that it has. */
  prepare?: (deal: Deal) => Promise<{ couponId?: string }>
}

/** A sale that came to its end, and what its buyer claims of it. */
export class ClaimCase {
  private constructor(
    readonly world: World,
    readonly deal: Deal,
  ) {}

  /** An account of 1000.00, handed over and confirmed. */
  static async open(world: World, options: ClaimOptions = {}): Promise<ClaimCase> {
    const { ensureId, balance = '1200.00', price = '1000.00', prepare, ...more } = options
    const deal = await Deal.open(world, { price, balance, ensureOpen: true, ...more })
    const prepared = await prepare?.(deal)
    await (await (await deal.place({ ensureId, ...prepared })).pay()).deliver()
    await deal.confirm()
    return new ClaimCase(world, deal)
  }

  /** Complete for long: the seller has the money. */
  static async released(world: World, options: ClaimOptions = { ensureId: '1' }): Promise<ClaimCase> {
    const one = await ClaimCase.open(world, options)
    world.pass({ days: 7, seconds: 1 })
    await runClock(world)
    const state = await one.deal.state()
    if (state !== '3 RELEASED') throw new Error(state)
    return one
  }

  async file(kind: ClaimKind = 'retrieved', topUp?: string) {
    const pictures = JSON.stringify([await ownPicture(this.world, this.deal.people.buyer)])
    const given = { orderSn: this.deal.orderSn, kind, topUp, statement: STATEMENT, pictures }
    return this.deal.buyer.ask('POST /claim/file', given)
  }

  async detail(by: Side = 'buyer') {
    const { claim } = await this.deal[by].do('GET /claim/ofOrder', { orderSn: this.deal.orderSn })
    if (!claim) throw new Error('no claim')
    return claim
  }

  async act(by: Side, action: ClaimAction, note = '') {
    return this.deal[by].ask('POST /claim/act', { claimSn: (await this.detail('seller')).claimSn, action, note })
  }

  /** Filed, and granted by this member of staff. */
  async grant(staff: Person): Promise<void> {
    const { code, msg } = await this.file()
    if (code !== 0) throw new Error(msg)
    await this.decide(staff, true)
  }

  async decide(staff: Person, grant: boolean, topUp?: string) {
    const { claimSn } = await this.detail('seller')
    const given = { claimSn, grant, facts: '登录记录显示账号被原实名人改绑', rule: '包赔规则 3.2' }
    return decideClaim(this.world.staffCtx(staff), { ...given, topUp: topUp ? yuanToFen(topUp) : undefined })
  }
}

/** The clock of claims, till nothing is due. */
export async function runClaims(world: World): Promise<void> {
  while ((await advanceDueClaims(systemCtx(world.services, world.dist()), { limit: 100 })) > 0);
}
