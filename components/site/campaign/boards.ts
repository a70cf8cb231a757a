export type BoardKind = 'acquisition' | 'statement'
export type Period = 'month' | 'last' | 'all'

export const PERIODS: { value: Period; label: string }[] = [
  { value: 'month', label: '本月' },
  { value: 'last', label: '上月' },
  { value: 'all', label: '总榜' },
]

export const readPeriod = (text: string | string[] | undefined): Period =>
  PERIODS.find(({ value }) => value === text)?.value ?? 'month'

interface BoardText {
  type: '1' | '2'
  path: string
  title: string
  description: string
  countName: string
  amountName: string
  unit: string
}

/** Texts of the two leaderboards; columns are labelled with what is actually counted. */
export const BOARDS: Record<BoardKind, BoardText> = {
  acquisition: {
    type: '1',
    path: '/campaign/leaderboard/leaderboardAcquisition',
    title: '租客拉新榜',
    description: '租客拉新榜：按邀请的新用户中完成首单的人数排名，本月、上月和总榜，昵称脱敏。',
    countName: '完成首单的新用户',
    amountName: '新用户成交额',
    unit: '人',
  },
  statement: {
    type: '2',
    path: '/campaign/leaderboard/leaderboardStatement',
    title: '租赁流水榜',
    description: '租赁流水榜：按号主已完成租号订单的租金排名，含续租，不含押金，本月、上月和总榜，昵称脱敏。',
    countName: '完成单数',
    amountName: '租金流水',
    unit: '单',
  },
}
