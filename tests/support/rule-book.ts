import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import { formatDateTime } from '@/lib/shared/time'
import type { Visitor } from './visitor'
import type { World } from './world'

type Change = Omit<InputOf<ApiContract['POST /console/changeRule']>, 'reason'>

/** Two members of the platform's finance and the book of rules between them. */
export class RuleBookDesk {
  private constructor(
    readonly world: World,
    readonly first: Visitor,
    readonly second: Visitor,
  ) {}

  static async open(world: World): Promise<RuleBookDesk> {
    return new RuleBookDesk(world, await world.logIn({ staff: 'finance' }), await world.logIn({ staff: 'finance' }))
  }

  ask(change: Change) {
    return this.first.ask('POST /console/changeRule', { ...change, reason: '活动期间' }, { key: crypto.randomUUID() })
  }

  /** The other one agrees. */
  async agree(by = this.second) {
    const { list } = await by.do('GET /console/approvals', { state: 'open' })
    return by.ask('POST /console/decideApproval', { approvalId: String(list[0]?.approvalId), accept: '1', reason: '' })
  }

  /** By both; what was refused, else 0. */
  async change(change: Change): Promise<number> {
    const { code, data } = await this.ask(change)
    return code === 0 && data?.waits ? (await this.agree()).code : code
  }

  async rule(key: string) {
    const { groups } = await this.first.do('GET /console/rules', {})
    const found = groups.flatMap(({ rules }) => rules).find((rule) => rule.key === key)
    if (!found) throw new Error(`no rule ${key}`)
    return found
  }

  /** Beijing time to the minute, so many hours from now. */
  inHours(hours: number): string {
    return formatDateTime(new Date(this.world.now().getTime() + hours * 3_600_000)).slice(0, 16)
  }
}
