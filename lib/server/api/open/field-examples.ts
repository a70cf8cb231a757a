import { findOf } from './field-texts'

/** Values of an example request, found as texts are. Fields without one are left out of examples. */
export const FIELD_EXAMPLES: Readonly<Record<string, unknown>> = {
  game: 107,
  type: 1,
  'goods.sn': 'ZHAO1000001',
  'goods.status': 'on_shelf',
  title: '贵族八 全英雄 300 皮',
  price: '188.00',
  'goods.facts': { ranking: '荣耀王者' },
  'goods.pictures': ['上传图片返回的 key'],
  stock: 20,
  onShelf: true,
  'orders.sn': 'D2026112010000001',
  'orders.status': 'paid',
  account: '游戏账号',
  password: '密码',
  reason: '库存不足',
  'offers.sn': 'KB100001',
  ratio: '33.20',
  'questions.id': 1,
  'questions.answer': '可以换绑，支持人脸包赔。',
  'bargains.id': 1,
  action: 'counter',
  'bargains.price': '168.00',
  'payouts.sn': 'W20261120100000000001',
  'webhooks.id': 1,
  url: 'https://seller.example.com/events',
  events: ['order.paid', 'order.disputed'],
  on: true,
  'test.action': 'buy',
  'test.goods': 'ZHAO1000001',
  'site.sn': 'D2026112010000001',
  'site.from': '2026-11-01',
  code: 'how-to-sell',
}

export const exampleOf = (group: string, name: string): unknown => findOf(FIELD_EXAMPLES, group, name, '')
