import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { RefuseReason } from '@/lib/shared/goods/goods-review'
import { GOODS_STATUS } from '@/lib/shared/goods/goods-status'
import { ACCOUNT } from '@/lib/shared/goods/goods-types'
import type { GoodsSn } from '@/lib/shared/ids'
import { fen, ZERO } from '@/lib/shared/money/money'
import { HOUR_MS } from '@/lib/shared/time'
import type { GoodsReportReason } from '@/lib/shared/trade/trust'
import { updateGoods } from '../../../modules/listings/catalog/selling/update-goods'
import { updatePrices } from '../../../modules/listings/catalog/selling/update-prices'
import { reviewGoods } from '../../../modules/office/goods-review/review-goods'
import { unpublishGoods } from '../../../modules/office/goods-review/unpublish-goods'
import { verifyListings } from '../../../modules/office/goods-review/verify-listings'
import { restrictUser } from '../../../modules/office/restrictions/restrict-user'
import { createGoodsReport } from '../../../modules/office/trust/create-goods-report'
import type { Vault } from '../../../runtime/vault'
import type { Db } from '../../client'
import { goods } from '../../schema/listings/catalog'
import { goodsReviews } from '../../schema/office/goods-review'
import { actAs, demoServices } from '../orders/demo-services'
import { actAsStaff } from '../people/act-as-staff'
import type { SeedUsers } from '../people/seed-users'

interface ReviewsInput {
  db: Db
  log: Logger
  vault: Vault
  now: Date
  users: SeedUsers
}
type Item = typeof goods.$inferSelect

const REVIEWER = '13800000023'
const NEEDED = 15

/**
 * Seeds goods of the crowd in every review state, a reported item and a restricted seller, through the real business
 * functions.
 */
export async function seedGoodsReviews({ db, log, vault, now, users }: ReviewsInput): Promise<void> {
  let clock = now
  const services = demoServices({ db, log, vault, now: () => clock })
  const reviewer = await actAsStaff(services, REVIEWER, 'goods.review')
  const items = await pick()
  const as = ({ sellerId, distId }: Item) => actAs(services, sellerId, { distId })
  const ago = (hours: number) => {
    clock = new Date(now.getTime() - hours * HOUR_MS)
  }
  const next = () => {
    const item = items.pop()
    if (!item) throw new Error('too few goods for the review')
    return item
  }
  const price = async (item: Item, percent: bigint) => {
    await updatePrices(as(item), [{ goodsSn: item.sn, price: share(item, percent) }], verifyListings)
    return item
  }
  const tell = async (item: Item, line: string) => {
    const { areaId, serverId, title, smallTitleName, priceFen, stock, bargain, ensureOpen, facts, images } = item
    await updateGoods(
      as(item),
      {
        goodsSn: item.sn,
        bigTitle: title,
        smallTitleName,
        description: `${item.description}\n${line}`.trim(),
        areaId: areaId || undefined,
        serverId: serverId || undefined,
        price: priceFen,
        stock,
        bargain,
        ensureOpen,
        facts,
        images,
      },
      verifyListings,
    )
    return item
  }
  const decide = async ({ sn }: Item, pass: boolean, reasons: RefuseReason[], words: string) => {
    const waits = and(eq(goodsReviews.goodsSn, sn), eq(goodsReviews.state, 'waiting'))
    const [row] = await db.select({ id: goodsReviews.id }).from(goodsReviews).where(waits)
    await reviewGoods(reviewer, { reviewIds: row ? [row.id] : [], pass, reasons, words })
  }

  ago(9)
  const [firm, plain, mended] = [
    await tell(next(), '区服编号 20261122 0088'),
    await tell(next(), '扫码加 QQ：2850001234'),
    next(),
  ]
  await tell(mended, '可以加微信：haohao8899 看号')
  ago(8.6)
  await decide(firm, true, [], '是区服编号，不是联系方式')
  await decide(plain, false, ['contact'], '请删去 QQ 号，交易和沟通都在平台内进行。')
  await decide(mended, false, ['contact'], '请删去微信号，改好后优先复审。')
  ago(2.7)
  await tell(next(), '有意者加 V：laoli20260 详谈')
  ago(1.7)
  await price(next(), 30n)
  ago(1.2)
  await price(next(), 420n)
  ago(0.9)
  await tell(next(), '支持私下交易，可便宜')
  await tell(mended, '只走平台，随时验号')
  ago(0.5)
  await price(await tell(next(), '电话 1380013 8000，随时看号'), 45n)
  ago(0.2)
  await price(next(), 500n)
  await price(next(), 40n)
  ago(26)
  const off = next()
  await unpublishGoods(reviewer, {
    goodsSns: [off.sn],
    reasons: ['picture'],
    words: '截图属于另一位号主，请上传自己的。',
  })
  await report(next(), 'notOwn', '这几张截图是我上个月发过的，他直接拿去用了。')
  await report(next(), 'price', '标价比同类低一半，问他就说要先付定金。')
  ago(20)
  await restrictUser(reviewer, {
    userId: next().sellerId,
    kinds: ['list'],
    held: ZERO,
    clause: '账号规则 6.2',
    reason: '多件商品的截图与其他号主的相同，核实期间暂停上架。',
    note: '三件商品截图与用户举报的一致',
    pictures: [],
    days: 7,
  })

  async function report(item: Item, fault: GoodsReportReason, story: string): Promise<void> {
    ago(5)
    await createGoodsReport(actAs(services, users.buyer, { distId: item.distId }), { goodsSn: item.sn, fault, story })
  }

  /** Picks the least viewed item of each of several sellers. */
  async function pick(): Promise<Item[]> {
    const sellers = users.crowd.sellers.map(({ id }) => id).slice(0, NEEDED * 3)
    const isFree = and(eq(goods.status, GOODS_STATUS.onShelf), eq(goods.reserved, 0), eq(goods.goodsTypeId, ACCOUNT))
    const rows = await db
      .selectDistinctOn([goods.sellerId])
      .from(goods)
      .where(and(isFree, inArray(goods.sellerId, sellers)))
      .orderBy(asc(goods.sellerId), asc(goods.views), asc(goods.id))
      .limit(NEEDED)
    return rows.reverse()
  }
}

/** A percentage of its price, in whole yuan. */
const share = ({ priceFen }: { priceFen: bigint; sn: GoodsSn }, percent: bigint) =>
  fen(((priceFen * percent) / 10_000n) * 100n)
