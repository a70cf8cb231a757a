import type { RecyclingRequest } from '@/components/office/desk/recycling/recycling-request'
import type { UserId } from '@/lib/shared/ids'

/** Returns a member's recycling request without quotes. */
export const requestOf = (more: Partial<RecyclingRequest> = {}): RecyclingRequest => ({
  requestId: 3,
  userId: 5 as UserId,
  name: '南山',
  gameId: 107,
  gameName: '王者荣耀',
  areaName: '安卓QQ',
  count: 1,
  status: 'open',
  facts: [
    { label: '皮肤', value: '312' },
    { label: '英雄', value: '112' },
  ],
  note: '首次出售',
  pictures: ['/media/a.png', '/media/b.png'],
  contact: '138****0002',
  base: null,
  orderSn: '',
  estimate: { low: '1677.00', high: '1935.00' },
  range: { low: '1677.00', high: '1935.00', most: '2128.50' },
  createTime: '2026-11-22 10:00:00',
  quotes: [],
  ...more,
})
