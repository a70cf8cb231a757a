import { GOODS_STATUS } from '@/lib/shared/goods-status'
import { ownPicture } from './evidence'
import type { Person, World } from './world'

/** Has sold before: nothing waits for staff only because its seller is new. */
export async function establish<P extends Pick<Person, 'userId'>>(world: World, seller: P): Promise<P> {
  for (let n = 1; n <= 3; n++) await world.goods({ seller, status: GOODS_STATUS.sold, title: `早先卖出的第 ${n} 个号` })
  return seller
}

/** What the form of an account must tell beside title and price. */
export const accountParts = async (world: World, seller: Pick<Person, 'userId'>) => ({
  images: JSON.stringify([await ownPicture(world, seller)]),
  facts: JSON.stringify({ ranking: '荣耀王者' }),
})
