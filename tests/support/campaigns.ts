import type { InputOf } from '@/lib/contract/kit'
import type { ApiContract } from '@/lib/contract/table'

type FormOf<C extends keyof ApiContract> = InputOf<ApiContract[C]>
const TIME = { startTime: '2099-01-01 10:00', endTime: '2099-02-01 10:00' }

interface PrizeForm {
  name: string
  odds: number
  coupon?: { amount: string; min: string; validDays: number; quantity: number; goodsTypes: number[] }
}

/** Eight prizes, as the board has places. */
export const PRIZES: PrizeForm[] = [
  ...Array.from({ length: 7 }, (_, i) => ({
    name: `第${i + 1}等奖`,
    odds: 100_000,
    coupon: { amount: '5.00', min: '100.00', validDays: 15, quantity: 10 + i, goodsTypes: i === 0 ? [1] : [] },
  })),
  { name: '谢谢参与', odds: 300_000 },
]

/** Campaigns as staff announce them, each one that may be. */
export const CAMPAIGNS = {
  season: {
    ...{ gameId: '107', title: 'S99 赛季', startTime: '2099-01-01 10:00', bookUntil: '2098-12-31 10:00', places: '20' },
    packages: JSON.stringify([
      { name: '回段', service: 'rank', lines: ['打回原段位'], days: 3, price: '128.00', matches: 1 },
      { name: '护航十局', service: 'escort', lines: [], days: 2, price: '88.00', matches: 10 },
    ]),
  } satisfies FormOf<'POST /console/saveSeason'>,
  lottery: {
    ...{ ...TIME, title: '新年抽奖', rules: '["每天一次"]', freePerDay: '1', maxPerDay: '5', minOrder: '100.00' },
    prizes: JSON.stringify(PRIZES),
  } satisfies FormOf<'POST /console/saveLottery'>,
  board: {
    ...{ ...TIME, kind: 'statement', title: '新年榜', rules: '["按租金排名"]', modes: '["rental"]' },
  } as FormOf<'POST /console/saveBoard'>,
  gift: {
    ...{
      title: '满 200 元减 10 元',
      amount: '10.00',
      min: '200.00',
      goodsTypes: '[]',
      validDays: '30',
      reason: '补偿',
    },
  },
}
