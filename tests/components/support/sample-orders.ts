import type { OrderAction, OrderDetail, OrderRow, OrderSite, OrderTurn } from '@/lib/contract/entities/order'
import type { OutputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'
import type { UserId } from '@/lib/shared/ids'

type OrderPage = OutputOf<ApiContract['GET /order/queryOrderList']>

export const actionOf = (more: Partial<OrderAction> & Pick<OrderAction, 'action' | 'form'>): OrderAction => ({
  label: '操作',
  title: '操作这笔订单',
  text: '',
  primary: false,
  danger: false,
  reasons: [],
  refund: null,
  href: '',
  most: null,
  mostForfeit: null,
  standing: null,
  checklist: [],
  quantity: null,
  done: '',
  ...more,
})

export const clockOf = (more: Partial<NonNullable<OrderTurn['clock']>> = {}): NonNullable<OrderTurn['clock']> => ({
  label: '剩余发货时间',
  outcome: '卖家不发货，订单取消并全额退款',
  dueTime: '2026-11-22 14:06:00',
  dueIn: 3600,
  span: 86_400,
  stopped: false,
  ...more,
})

/** Returns a paid account order, as its buyer sees it. */
export const orderOf = (more: Partial<OrderDetail> = {}): OrderDetail => ({
  id: 1,
  orderSn: 'D2611211234567890',
  sellrId: 2 as UserId,
  userId: 1 as UserId,
  orderTypeId: 1,
  orderTypeName: '账号',
  mode: 'account',
  status: 1,
  subStatus: 'VERIFY',
  statusName: '已付款',
  gameId: 107,
  thumbnail: '',
  bigTitle: '贵族 8 全英雄',
  smallTitleName: '貂蝉',
  listPrice: '2680.00',
  unitPrice: '2680.00',
  totalPrice: '2814.00',
  ensurePrice: '134.00',
  discountPrice: '0.00',
  fixEnsurePrice: '134.00',
  ensureId: 1,
  fixEnsureId: 1,
  isRecovery: false,
  goodsSn: 'ZHWZ1070931',
  goodsNum: 1,
  quantity: '',
  goodsPrice: '2680.00',
  depositPrice: '0.00',
  refundedPrice: '0.00',
  createTime: '2026-11-21 14:05:28',
  payTime: '2026-11-21 14:06:00',
  groupId: 5,
  turn: {
    tone: 'warn',
    title: '等待卖家交付账号',
    text: '货款由平台托管。卖家发货前你可以申请退款，全额退回。',
    clock: clockOf(),
  },
  actions: [],
  unread: 0,
  details: JSON.stringify({ gameName: '王者荣耀', areaName: '安卓QQ', serverName: '手Q 128区' }),
  belong: 0,
  buyerName: '南山老猫',
  sellerName: '秋**声',
  income: null,
  roleName: '',
  contact: '',
  payMode: 'balance',
  shippedTime: null,
  completeTime: null,
  cancelReason: '',
  facts: [],
  description: '',
  images: [],
  promises: [
    { label: '货款平台托管', value: '确认收货前不放款' },
    { label: '不符可退', value: '验号不符，全额退回' },
  ],
  sums: [
    { label: '商品金额', amount: '2680.00' },
    { label: '普通包赔 365 天', amount: '134.00' },
  ],
  settled: [],
  sum: { label: '实付', amount: '2814.00' },
  rows: [
    { label: '下单时间', value: '2026-11-21 14:05:28' },
    { label: '付款方式', value: '余额' },
    { label: '卖家', value: '秋**声' },
  ],
  refund: '',
  proofs: [],
  looks: [],
  looksBy: '',
  handedOver: '',
  hasCredentials: false,
  sellerIncome: null,
  evaluated: false,
  work: null,
  ...more,
})

/** Returns the same order, as its seller sees it. */
export const soldOf = (more: Partial<OrderDetail> = {}): OrderDetail =>
  orderOf({
    belong: 1,
    totalPrice: null,
    ensurePrice: null,
    fixEnsurePrice: null,
    discountPrice: null,
    ensureId: null,
    fixEnsureId: null,
    sellerIncome: '2519.20',
    income: { label: '预计到账', amount: '2519.20', when: '收货 24 小时后放款' },
    turn: {
      tone: 'warn',
      title: '请交付账号资料',
      text: '账号和密码加密保存，只有这位买家能看到，请不要发在群里。',
      clock: clockOf(),
    },
    sums: [
      { label: '商品金额', amount: '2680.00' },
      { label: '平台服务费', amount: '-160.80' },
    ],
    sum: { label: '预计到账', amount: '2519.20' },
    rows: [{ label: '买家', value: '南**猫' }],
    ...more,
  })

/** Returns an account rented by the hour, in use, as its renter sees it. */
export const rentalOf = (more: Partial<OrderDetail> = {}): OrderDetail =>
  orderOf({
    orderTypeName: '租号',
    mode: 'rental',
    status: 2,
    subStatus: 'RENTING',
    statusName: '租用中',
    bigTitle: '毁灭三件套 雷神',
    unitPrice: '5.70',
    quantity: '/小时 × 5',
    goodsPrice: '28.50',
    depositPrice: '60.00',
    totalPrice: '88.50',
    ensurePrice: '0.00',
    ensureId: null,
    turn: {
      tone: 'info',
      title: '租用中',
      text: '首次查看账号后开始计时，到期自动收回。',
      clock: clockOf({ label: '剩余时间', outcome: '到期自动收回账号', dueIn: 6380, span: 18_000 }),
    },
    sums: [
      { label: '租金', amount: '28.50' },
      { label: '押金（归还后退）', amount: '60.00' },
    ],
    sum: { label: '实付', amount: '88.50' },
    rows: [
      { label: '租期', value: '5 小时' },
      { label: '号主', value: '枪**火' },
    ],
    promises: [
      { label: '货款平台托管', value: '租金和押金由平台托管' },
      { label: '不符可退', value: '开始计时30分钟内可反馈，核实后全额退款' },
    ],
    hasCredentials: true,
    actions: [
      actionOf({
        action: 'renew',
        form: 'link',
        label: '续租',
        primary: true,
        href: '/wares/ZHWZ1070931/timePurchase?orderSn=D2611211234567890',
      }),
      actionOf({ action: 'giveBack', form: 'confirm', label: '提前归还', title: '现在归还账号？' }),
      actionOf({ action: 'mismatch', form: 'proof', label: '账号与描述不符' }),
    ],
    ...more,
  })

/** Returns a rental contested by its owner, frozen until customer service decides. */
export const frozenOf = (more: Partial<OrderDetail> = {}): OrderDetail =>
  rentalOf({
    subStatus: 'MISMATCH',
    statusName: '已冻结',
    turn: {
      tone: 'danger',
      title: '订单已冻结，等待客服处理',
      text: '双方都不能操作，计时已暂停。客服会查看双方的凭证后作出决定。',
      clock: clockOf({ label: '计时已暂停', outcome: '客服处理后继续', dueIn: 371, stopped: true }),
    },
    actions: [],
    hasCredentials: false,
    proofs: [
      {
        by: '租客',
        title: '账号与描述不符',
        note: '黑骑士只剩 6 天',
        pictures: ['/media/evidence/1/a.png?until=1'],
        hashes: ['3f6c1f2a9b7d4e58'],
        progress: null,
        createTime: '2026-11-21 13:02:11',
      },
      {
        by: '号主',
        title: '不认可',
        note: '发布时写的就是 7 天',
        pictures: ['/media/evidence/2/b.png?until=1', '/media/evidence/2/c.png?until=1'],
        hashes: ['3f6c1f2a9b7d4e58', ''],
        progress: null,
        createTime: '2026-11-21 13:20:40',
      },
    ],
    ...more,
  })

/** Returns one page of an order list with the counts of its tabs. */
export const orderPage = (
  orderList: readonly (OrderRow & { site?: OrderSite | null })[],
  more: Partial<OrderPage> = {},
): OrderPage => ({
  orderList: orderList.map((order) => ({ ...order, site: order.site ?? null })),
  sites: [],
  games: [],
  modes: [],
  total: orderList.length,
  page: 1,
  pageSize: 10,
  elsewhere: { list: [], total: 0 },
  counts: { mine: 0, minePaid: 0, mineShipped: 0, unpaid: 0, paid: 0, shipped: 1, complete: 0, failed: 0 },
  ...more,
})
