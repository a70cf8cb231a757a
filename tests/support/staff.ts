import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import type { Deal } from './deal'
import { ownPicture } from './evidence'
import type { Visitor } from './visitor'
import type { Person, World } from './world'

type StaffInput = InputOf<ApiContract['POST /desk/orderAct']>

/** A member of customer service with a picture of what was seen. */
export class Staff {
  private constructor(
    readonly person: Person,
    readonly visitor: Visitor,
    private readonly picture: string,
  ) {}

  static async open(world: World): Promise<Staff> {
    const person = await world.person({ staff: 'service' })
    const visitor = await world.logIn(person)
    return new Staff(person, visitor, await ownPicture(world, person))
  }

  act({ orderSn }: Pick<Deal, 'orderSn'>, action: StaffInput['action'], given: Partial<StaffInput> = {}) {
    return this.visitor.ask('POST /desk/orderAct', { orderSn, action, ...given })
  }

  /** With what was seen of the account that its seller submitted. */
  async show(deal: Pick<Deal, 'orderSn' | 'act'>, action: 'verified' | 'mismatch') {
    await deal.act('seller', 'submit', { account: 'hero@game', password: 'Secret-77' })
    return this.act(deal, action, { note: '登录核对，皮肤与绑定一致', pictures: JSON.stringify([this.picture]) })
  }
}
