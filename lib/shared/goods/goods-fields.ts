/** How a field of an item is sent to the seller API. */
type SentAs = 'text' | 'integer' | 'boolean' | 'facts' | 'texts' | 'lines'

interface GoodsField {
  /** Its name in the seller API. */
  open: string
  /** The field of the form that it becomes. */
  form: string
  sent: SentAs
  /** Heading of its column; null: files cannot hold it. */
  heading: string | null
  /** Needed for a new item. */
  isNeeded?: true
  /** Of a new item alone. */
  isOnce?: true
  /** Read alone: it names the item, or follows from what happens to it. */
  isRead?: true
  /** In place of the common text of its name in the API's document. */
  text?: string
}
const field = <F extends GoodsField>(one: F): F => one

/**
 * The fields of an item in which sellers exchange goods with their own programs and files, by the keys of the columns: the
 * seller API and CSV files are made of this table, and both end in the form of the page.
 */
export const GOODS_FIELDS = {
  goodsSn: field({ open: 'sn', form: 'goodsSn', sent: 'text', heading: '商品编号', isRead: true }),
  game: field({ open: 'game', form: 'gameId', sent: 'integer', heading: '游戏', isNeeded: true, isOnce: true }),
  type: field({ open: 'type', form: 'goodsTypeId', sent: 'integer', heading: '类型', isNeeded: true, isOnce: true }),
  area: field({
    open: 'area',
    form: 'areaId',
    sent: 'integer',
    heading: '大区',
    text: '大区编号，`GET /games/{game}/types/{type}` 的 `needsArea` 为 true 时必填',
  }),
  server: field({ open: 'server', form: 'serverId', sent: 'integer', heading: '服务器' }),
  bigTitle: field({ open: 'title', form: 'bigTitle', sent: 'text', heading: '标题', isNeeded: true }),
  smallTitleName: field({ open: 'subtitle', form: 'smallTitleName', sent: 'text', heading: '短标题' }),
  price: field({ open: 'price', form: 'price', sent: 'text', heading: '价格', isNeeded: true }),
  stock: field({ open: 'stock', form: 'stock', sent: 'integer', heading: '库存' }),
  bargain: field({ open: 'bargain', form: 'bargain', sent: 'boolean', heading: '可议价' }),
  ensureOpen: field({ open: 'cover', form: 'ensureOpen', sent: 'boolean', heading: '包赔' }),
  facts: field({
    open: 'facts',
    form: 'facts',
    sent: 'facts',
    heading: '属性',
    text: '商品属性：属性的键对应值，值不带单位；会替换全部属性',
  }),
  description: field({ open: 'description', form: 'description', sent: 'text', heading: '描述' }),
  images: field({
    open: 'pictures',
    form: 'images',
    sent: 'texts',
    heading: null,
    text: '上传图片返回的键，第一张是封面；会替换全部图片',
  }),
  codes: field({
    open: 'codes',
    form: 'codes',
    sent: 'lines',
    heading: null,
    isOnce: true,
    text: '卡密，每个一项，仅用于类型 46，数量即库存',
  }),
  status: field({ open: 'status', form: 'status', sent: 'text', heading: '状态', isRead: true }),
} as const

type GoodsFields = typeof GOODS_FIELDS
/** Keys of the columns of a file. */
export type GoodsColumn = {
  [K in keyof GoodsFields]: GoodsFields[K]['heading'] extends string ? K : never
}[keyof GoodsFields]

export const goodsFields = (): [keyof GoodsFields, GoodsField][] =>
  Object.entries(GOODS_FIELDS) as [keyof GoodsFields, GoodsField][]
